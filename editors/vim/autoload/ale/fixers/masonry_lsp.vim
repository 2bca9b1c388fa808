" Formats layout files with ALEFix.

function! ale#fixers#masonry_lsp#Fix(buffer) abort
    return {
    \   'command': ale#Escape(ale#Var(a:buffer, 'masonry_lsp_executable')) . ' format --stdin-name %s -',
    \}
endfunction
