-- A session in Neovim, as a user has it; ends Neovim with an error at the first thing that is not as it should be.

local buffer

local function fail(message)
  io.stderr:write('check-neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function expect(actual, expected, what)
  if not vim.deep_equal(actual, expected) then
    fail(what .. ': ' .. vim.inspect(actual) .. ' instead of ' .. vim.inspect(expected))
  end
  io.stdout:write('  ' .. what .. '\n')
end

-- Processes events until the condition holds.
local function await(condition, what)
  if not vim.wait(20000, condition, 5) then
    fail('in vain: ' .. what)
  end
end

-- Runs the action and waits for the findings that follow from it.
local changes = 0
vim.api.nvim_create_autocmd('DiagnosticChanged', {
  callback = function()
    changes = changes + 1
  end,
})
local function findings_after(what, action)
  local before = changes
  action()
  await(function()
    return changes > before
  end, what)
  local list = {}
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do
    local severity = vim.diagnostic.severity[finding.severity]
    table.insert(list, ('%d:%d %s %s'):format(finding.lnum + 1, finding.col + 1, severity, finding.code))
  end
  return list
end

local function active_clients()
  return (vim.lsp.get_clients or vim.lsp.get_active_clients)()
end

local function main()
  local file = vim.env.MASONRY_WORKSPACE .. '/first-steps.masonry'
  local found = findings_after('findings of the opened file', function()
    vim.cmd('edit ' .. vim.fn.fnameescape(file))
    buffer = vim.api.nvim_get_current_buf()
  end)
  expect(vim.bo.filetype, 'masonry', 'the file type is found')
  expect(#active_clients(), 1, 'one server is running')
  expect(found, { '15:51 ERROR attribute-after-relation' }, 'the mistake is found')
  vim.api.nvim_win_set_cursor(0, { 15, 0 })
  vim.cmd('MasonryExplain')
  expect(vim.api.nvim_buf_get_lines(0, 0, 1, false)[1]:match('attribute%-after%-relation') ~= nil, true,
    'the page of its rule opens')
  vim.cmd('bwipeout')
  vim.api.nvim_set_current_buf(buffer)

  -- Hover on the view declared in line 5.
  vim.api.nvim_win_set_cursor(0, { 5, 10 })
  vim.lsp.buf.hover()
  local window
  await(function()
    for _, candidate in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(candidate).relative ~= '' then
        window = candidate
        return true
      end
    end
  end, 'the hover window')
  local text = table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), '\n')
  expect(text:match('avatar') ~= nil and text:match('64') ~= nil, true, 'hover shows the view and its frame')
  vim.api.nvim_win_close(window, true)

  -- A new source of a project that uses Masonry is Objective-C and served; one of another project is left alone.
  local project = vim.fn.tempname()
  vim.fn.mkdir(project, 'p')
  vim.fn.writefile({ "pod 'Masonry'" }, project .. '/Podfile')
  vim.cmd('edit ' .. vim.fn.fnameescape(project .. '/Card.m'))
  expect(vim.bo.filetype, 'objc', 'a new .m of a project is Objective-C')
  await(function()
    return next(vim.lsp.buf_get_clients and vim.lsp.buf_get_clients(0) or vim.lsp.get_clients({ bufnr = 0 })) ~= nil
  end, 'the server for the source')
  expect(#active_clients(), 2, 'a source of a project that uses Masonry is served')
  for _, client in ipairs(active_clients()) do
    if client.config.root_dir == project then
      vim.lsp.stop_client(client.id)
    end
  end
  await(function()
    return #active_clients() == 1
  end, 'the end of the server of the source')
  vim.cmd('bwipeout!')
  local other = vim.fn.tempname()
  vim.fn.mkdir(other, 'p')
  vim.fn.writefile({ 'import Foundation' }, other .. '/main.swift')
  vim.fn.writefile({ '// swift-tools-version: 6.0' }, other .. '/Package.swift')
  local clients_before = #active_clients()
  vim.cmd('edit ' .. vim.fn.fnameescape(other .. '/main.swift'))
  vim.wait(200)
  expect(#active_clients(), clients_before, 'a source of another project is left alone')
  vim.cmd('bwipeout!')
  vim.api.nvim_set_current_buf(buffer)

  -- Mend the mistake by hand, and make it again by undoing.
  found = findings_after('findings after the edit', function()
    vim.api.nvim_win_set_cursor(0, { 15, 0 })
    vim.cmd([[normal! $F.D]])
  end)
  expect(found, {}, 'nothing is found after the edit')
  found = findings_after('findings after undo', function()
    vim.cmd('undo')
  end)
  expect(found, { '15:51 ERROR attribute-after-relation' }, 'the mistake is found again after undo')

  -- Mend it with the offered fix.
  local params = vim.lsp.util.make_range_params(0, 'utf-16')
  params.range = { start = { line = 14, character = 49 }, ['end'] = { line = 14, character = 53 } }
  params.context = { diagnostics = {} }
  local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', params, 20000) or {}
  local _, answer = next(answers)
  local action = answer and answer.result and answer.result[1]
  if action then
    found = findings_after('findings after the fix', function()
      vim.lsp.util.apply_workspace_edit(action.edit, active_clients()[1].offset_encoding)
    end)
    expect(found, {}, 'the fix "' .. action.title .. '" mends it')
  end

  -- The outline of the file.
  answers = vim.lsp.buf_request_sync(
    buffer, 'textDocument/documentSymbol', { textDocument = vim.lsp.util.make_text_document_params() }, 20000)
  _, answer = next(answers or {})
  expect(#(answer and answer.result or {}) > 0, true, 'the outline has entries')

  -- The picture: it opens beside the text, follows the cursor, and is drawn anew after an edit.
  local home = vim.api.nvim_get_current_win()
  vim.api.nvim_win_set_cursor(home, { 5, 10 })
  vim.cmd('MasonryPreview')
  local function picture()
    for _, candidate in ipairs(vim.api.nvim_list_wins()) do
      if candidate ~= home then
        return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(candidate), 0, -1, false), '\n')
      end
    end
    return ''
  end
  local function await_picture(holds, what)
    await(function()
      return holds(picture())
    end, what)
    io.stdout:write('  ' .. what .. '\n')
  end
  expect(vim.api.nvim_get_current_win(), home, 'the cursor stays in the text')
  await_picture(function(drawn)
    return drawn:find('iPhone 15', 1, true) and drawn:find('ava', 1, true) and drawn:find('┏', 1, true)
  end, 'the picture opens with the view at the cursor emphasised')
  local first = picture()
  vim.api.nvim_win_set_cursor(home, { 6, 10 })
  vim.cmd('doautocmd CursorMoved')
  await_picture(function(drawn)
    return drawn ~= first
  end, 'it follows the cursor')
  local before = picture()
  vim.api.nvim_buf_set_lines(buffer, 4, 5, false, { (vim.fn.getline(5):gsub('64', '128')) })
  await_picture(function(drawn)
    return drawn ~= before
  end, 'it is drawn anew after an edit')
  vim.cmd('silent undo')
  await_picture(function(drawn)
    return drawn == before
  end, 'and after undo it is what it was')
  vim.cmd('MasonryPreview ascii')
  await_picture(function(drawn)
    return drawn ~= '' and not drawn:find('[\128-\255]')
  end, 'in ASCII where that is asked for')
  vim.cmd('MasonryPreview close')
  expect(#vim.api.nvim_list_wins(), 1, 'it closes')

  -- Leave politely.
  local code
  local client = active_clients()[1]
  client.config.on_exit = nil
  vim.lsp.stop_client(client.id)
  await(function()
    return #active_clients() == 0
  end, 'the end of the server')
  vim.cmd('qall!')
end

local ok, message = xpcall(main, debug.traceback)
if not ok then
  fail(message)
end
