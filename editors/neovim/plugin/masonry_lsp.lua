-- Starts the server for layout files without any configuration; `require('masonry_lsp').setup` changes how.
if vim.g.loaded_masonry_lsp or vim.fn.has('nvim-0.7') == 0 then
  return
end
vim.g.loaded_masonry_lsp = 1
require('masonry_lsp').setup(vim.g.masonry_lsp)
