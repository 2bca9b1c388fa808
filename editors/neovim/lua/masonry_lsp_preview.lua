-- The picture of the layout as text, in a split that follows cursor and keyboard; Neovim 0.7 and later.
local M = {}

-- What is shown: the split's buffer, the layout's buffer, and the client that draws.
local shown = nil
-- While one picture is on its way, further wishes for one are one wish.
local drawing, stale = false, false

local function window_of(buffer)
  local window = buffer and vim.fn.bufwinid(buffer) or -1
  return window ~= -1 and window or nil
end

local function is_open()
  return shown ~= nil and vim.api.nvim_buf_is_valid(shown.picture) and window_of(shown.picture) ~= nil
end

local function client_of(buffer)
  for _, client in ipairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
    if client.name == 'masonry-lsp' and vim.lsp.buf_is_attached(buffer, client.id) then
      return client
    end
  end
end

local function request(client, method, params, handler, buffer)
  -- Since 0.11 the functions of a client are methods.
  if vim.fn.has('nvim-0.11') == 1 then
    return client:request(method, params, handler, buffer)
  end
  return client.request(method, params, handler, buffer)
end

local function write(lines)
  local buffer = shown.picture
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.bo[buffer].modifiable = false
  vim.bo[buffer].modified = false
end

local draw

local function finish(err, result)
  drawing = false
  if not is_open() then
    return
  end
  if err then
    write({ 'masonry-lsp: ' .. (err.message or 'no picture') })
  elseif result and result ~= vim.NIL then
    write(vim.split((result.content:gsub('\n$', '')), '\n', { plain = true }))
  end
  if stale then
    draw()
  end
end

draw = function()
  if not is_open() then
    return
  end
  if drawing then
    stale = true
    return
  end
  local client = client_of(shown.source)
  if not client or not vim.api.nvim_buf_is_valid(shown.source) then
    return
  end
  drawing, stale = true, false
  local params = {
    textDocument = { uri = vim.uri_from_bufnr(shown.source) },
    format = shown.format,
    columns = math.max(8, vim.api.nvim_win_get_width(window_of(shown.picture)) - 1),
    screen = shown.screen,
    state = shown.state,
  }
  local source = window_of(shown.source)
  if source then
    local position = vim.lsp.util.make_position_params(source, client.offset_encoding).position
    params.position = position
  end
  local sent = request(client, 'masonry/preview', params, finish, shown.source)
  if not sent then
    drawing = false
  end
end

-- Opens the picture of the current buffer in a split, or shows it anew.
function M.open(options)
  options = options or {}
  local source = vim.api.nvim_get_current_buf()
  if not client_of(source) then
    vim.notify('masonry-lsp: no server serves this buffer', vim.log.levels.WARN)
    return
  end
  if is_open() then
    if source == shown.picture then
      return
    end
  else
    local home = vim.api.nvim_get_current_win()
    vim.cmd('botright vsplit')
    local picture = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_win_set_buf(0, picture)
    vim.bo[picture].bufhidden = 'wipe'
    vim.bo[picture].modifiable = false
    for name, value in pairs({ number = false, relativenumber = false, wrap = false, list = false, spell = false }) do
      vim.wo[name] = value
    end
    vim.wo.signcolumn = 'no'
    vim.wo.foldcolumn = '0'
    vim.api.nvim_set_current_win(home)
    shown = { picture = picture }
    drawing, stale = false, false
  end
  shown.source = source
  shown.screen = options.screen
  shown.state = options.state
  shown.format = (vim.o.encoding == 'utf-8' and not options.ascii) and 'text' or 'ascii'
  draw()
end

function M.close()
  local window = shown and window_of(shown.picture)
  if window then
    vim.api.nvim_win_close(window, true)
  end
  shown = nil
end

-- The server says that a picture has changed.
local function changed(_, result)
  if shown and result.textDocument.uri == vim.uri_from_bufnr(shown.source) then
    draw()
  end
end

local function complete(lead)
  return vim.tbl_filter(function(word)
    return vim.startswith(word, lead)
  end, { 'screen=', 'state=', 'ascii', 'close' })
end

-- `:MasonryPreview [screen=NAME] [state=NAME] [ascii]` and `:MasonryPreview close`
local function command(arguments)
  local options = {}
  for _, word in ipairs(arguments.fargs) do
    local key, value = word:match('^(%a+)=(.+)$')
    if word == 'close' then
      return M.close()
    elseif word == 'ascii' then
      options.ascii = true
    elseif key == 'screen' or key == 'state' then
      options[key] = value
    else
      vim.notify('masonry-lsp: MasonryPreview knows no "' .. word .. '"', vim.log.levels.ERROR)
      return
    end
  end
  M.open(options)
end

function M.setup(group)
  vim.lsp.handlers['masonry/previewChanged'] = changed
  vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI' }, {
    group = group,
    callback = function(event)
      if shown and event.buf == shown.source then
        draw()
      end
    end,
  })
  vim.api.nvim_create_autocmd('BufEnter', {
    group = group,
    callback = function(event)
      if is_open() and event.buf ~= shown.source and event.buf ~= shown.picture and client_of(event.buf) then
        shown.source, shown.screen, shown.state = event.buf, nil, nil
        draw()
      end
    end,
  })
  vim.api.nvim_create_autocmd('VimResized', { group = group, callback = function() draw() end })
  vim.api.nvim_create_user_command('MasonryPreview', command, { nargs = '*', complete = complete, force = true })
end

return M
