-- masonry-lsp for Neovim's own client, 0.7 and later.
local M = {}

local defaults = {
  -- The command that starts the server.
  cmd = { 'masonry-lsp', 'serve' },
  -- Sources are checked where their project uses Masonry or SnapKit; leave their types out to have layout files alone.
  filetypes = { 'masonry', 'objc', 'objcpp', 'swift' },
  -- The project's folder is the nearest one that holds one of these.
  root_markers = { '.masonry-lsp.json', 'Package.swift', 'Podfile', '.git' },
  -- Passed to the server. The pages of rules are shown by this plug-in.
  init_options = { rulePagesURL = 'masonry-lsp://rules/{id}.md' },
  -- What the editor can do; extended by completion plug-ins.
  capabilities = nil,
  on_attach = nil,
  on_exit = nil,
}

local options = defaults
-- For versions without vim.lsp.start: the clients by folder.
local clients = {}

local function exists(path)
  return (vim.uv or vim.loop).fs_stat(path) ~= nil
end

local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  local candidate = folder
  while true do
    for _, marker in ipairs(options.root_markers) do
      if exists(candidate .. '/' .. marker) then
        return candidate
      end
    end
    local parent = vim.fn.fnamemodify(candidate, ':h')
    if parent == candidate then
      return folder
    end
    candidate = parent
  end
end

-- What a project says of the libraries it uses.
local manifests = { 'Podfile', 'Podfile.lock', 'Package.swift', 'Package.resolved', 'Cartfile' }

local function mentions_library(lines)
  for _, line in ipairs(lines) do
    if line:find('Masonry', 1, true) or line:find('SnapKit', 1, true) or line:find('snapkit', 1, true) then
      return true
    end
  end
  return false
end

-- Whether the project of a source uses the libraries: its configuration, a manifest, or the file's own imports say so.
local function uses_library(root, buffer)
  if exists(root .. '/.masonry-lsp.json') then
    return true
  end
  for _, manifest in ipairs(manifests) do
    local path = root .. '/' .. manifest
    if exists(path) and mentions_library(vim.fn.readfile(path, '', 2000)) then
      return true
    end
  end
  return mentions_library(vim.api.nvim_buf_get_lines(buffer, 0, 200, false))
end

-- An empty or ambiguous `.m` is MATLAB's for Neovim. Where the project is one of Xcode's, it is Objective-C.
local function mend_filetype(event)
  local type = vim.bo[event.buf].filetype
  if type ~= 'matlab' and type ~= 'octave' and type ~= 'mma' and type ~= 'murphi' and type ~= '' then
    return
  end
  local path = vim.api.nvim_buf_get_name(event.buf)
  local root = root_of(path)
  local header = path:gsub('%.m$', '.h')
  local signs = { '*.xcodeproj', '*.xcworkspace', 'Podfile', 'Cartfile', '.masonry-lsp.json', '*.pch' }
  local is_apple = exists(header)
  for _, sign in ipairs(signs) do
    is_apple = is_apple or #vim.fn.glob(vim.fn.escape(root, '*?[]{}') .. '/' .. sign, true, true) > 0
  end
  if is_apple then
    vim.bo[event.buf].filetype = 'objc'
  end
end

local function client_configuration(root)
  return {
    name = 'masonry-lsp',
    cmd = options.cmd,
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = vim.fn.fnamemodify(root, ':t') } },
    init_options = options.init_options,
    capabilities = options.capabilities or vim.lsp.protocol.make_client_capabilities(),
    on_attach = options.on_attach,
    on_exit = function(code, signal, client_id)
      clients[root] = nil
      if options.on_exit then
        options.on_exit(code, signal, client_id)
      end
    end,
  }
end

-- Starts the server for a buffer, or attaches the buffer to the one that serves its project already.
function M.start(buffer)
  buffer = (buffer == nil or buffer == 0) and vim.api.nvim_get_current_buf() or buffer
  local name = vim.api.nvim_buf_get_name(buffer)
  if name == '' or name:match('^%a[%w+.-]+:') or vim.bo[buffer].buftype ~= '' then
    return nil
  end
  if vim.fn.executable(options.cmd[1]) == 0 then
    vim.notify_once('masonry-lsp: cannot find ' .. options.cmd[1], vim.log.levels.WARN)
    return nil
  end
  local root = root_of(name)
  if vim.bo[buffer].filetype ~= 'masonry' and not uses_library(root, buffer) then
    return nil
  end
  if vim.lsp.start then
    return vim.lsp.start(client_configuration(root), { bufnr = buffer })
  end
  local client = clients[root] or vim.lsp.start_client(client_configuration(root))
  clients[root] = client
  if client then
    vim.lsp.buf_attach_client(buffer, client)
  end
  return client
end

-- Shows what `masonry-lsp explain` says about a rule, by default the one under the cursor.
function M.explain(rule)
  if not rule or rule == '' then
    local line = vim.api.nvim_win_get_cursor(0)[1] - 1
    local found = vim.diagnostic.get(0, { lnum = line })[1]
    rule = found and found.code
  end
  if not rule then
    vim.notify('masonry-lsp: no finding on this line', vim.log.levels.INFO)
    return
  end
  vim.cmd('split masonry-lsp://rules/' .. rule .. '.md')
end

-- The clients of this server, in all versions.
local function server()
  local get = vim.lsp.get_clients or vim.lsp.get_active_clients
  for _, client in ipairs(get({ name = 'masonry-lsp' })) do
    if client.name == 'masonry-lsp' then
      return client
    end
  end
end

local function show_log(result)
  local namespace = vim.api.nvim_create_namespace('masonry_log')
  vim.diagnostic.reset(namespace)
  local items, found = {}, {}
  for _, message in ipairs(result and result.messages or {}) do
    for _, place in ipairs(message.places) do
      local buffer = vim.uri_to_bufnr(place.uri)
      vim.fn.bufload(buffer)
      found[buffer] = found[buffer] or {}
      table.insert(found[buffer], {
        lnum = place.range.start.line,
        col = place.range.start.character,
        end_lnum = place.range['end'].line,
        end_col = place.range['end'].character,
        severity = place.certainty == 'possible' and vim.diagnostic.severity.INFO or vim.diagnostic.severity.WARN,
        source = 'masonry log',
        message = place.message,
      })
      table.insert(items, {
        bufnr = buffer,
        lnum = place.range.start.line + 1,
        col = place.range.start.character + 1,
        text = (place.message:gsub('\n', ' ')),
        type = place.isBroken and 'E' or 'W',
      })
    end
  end
  for buffer, diagnostics in pairs(found) do
    vim.diagnostic.set(namespace, buffer, diagnostics)
  end
  vim.fn.setqflist({}, ' ', { title = 'Masonry log', items = items })
  local lines = {}
  for _, message in ipairs(result and result.messages or {}) do
    vim.list_extend(lines, vim.split(message.message, '\n'))
    table.insert(lines, '')
  end
  if #lines == 0 then
    vim.notify('No message about constraints there', vim.log.levels.INFO)
    return
  end
  vim.lsp.util.open_floating_preview(lines, 'text', { border = 'single' })
end

-- Explains a console's text about constraints: that of `options.text`, or of the clipboard.
function M.explain_log(options)
  local text = options and options.text or vim.fn.getreg('+')
  local client = server()
  if not client then
    vim.notify('masonry-lsp is not running: open a file that it serves', vim.log.levels.WARN)
    return
  end
  local params = { command = 'masonry.explainLog', arguments = { text } }
  local function done(err, result)
    if err then
      vim.notify(err.message, vim.log.levels.ERROR)
    else
      show_log(result)
    end
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request('workspace/executeCommand', params, done)
  else
    client.request('workspace/executeCommand', params, done)
  end
end

-- Fills a buffer whose name is the address of a rule's page.
local function read_rule_page(event)
  local rule = event.match:match('rules/([%w-]+)%.md$')
  if not rule then
    return
  end
  local lines = vim.fn.systemlist({ options.cmd[1], 'explain', rule })
  vim.api.nvim_buf_set_lines(event.buf, 0, -1, false, lines)
  vim.bo[event.buf].buftype = 'nofile'
  vim.bo[event.buf].bufhidden = 'wipe'
  vim.bo[event.buf].modifiable = false
  vim.bo[event.buf].filetype = 'markdown'
end

function M.setup(user_options)
  options = vim.tbl_deep_extend('force', defaults, user_options or {})
  local group = vim.api.nvim_create_augroup('masonry_lsp', { clear = true })
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = options.filetypes,
    callback = function(event)
      M.start(event.buf)
    end,
  })
  vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
    group = group,
    pattern = '*.m',
    callback = mend_filetype,
  })
  vim.api.nvim_create_autocmd('BufReadCmd', {
    group = group,
    pattern = 'masonry-lsp://*',
    callback = read_rule_page,
  })
  vim.api.nvim_create_user_command('MasonryExplain', function(command)
    M.explain(command.args)
  end, { nargs = '?', force = true })
  vim.api.nvim_create_user_command('MasonryExplainLog', function(command)
    local text
    if command.range > 0 then
      text = table.concat(vim.api.nvim_buf_get_lines(0, command.line1 - 1, command.line2, false), '\n')
    end
    M.explain_log({ text = text })
  end, { range = true, force = true })
  require('masonry_lsp_preview').setup(group)
end

return M
