" Tells ALE of the fixer for layout files; the linter is found by its place.
if exists('g:loaded_masonry_lsp')
    finish
endif

let g:loaded_masonry_lsp = 1
let g:ale_masonry_lsp_executable = get(g:, 'ale_masonry_lsp_executable', 'masonry-lsp')

try
    call ale#fix#registry#Add('masonry_lsp', 'ale#fixers#masonry_lsp#Fix', ['masonry'], 'Format layout files.')
catch /E117/
    " ALE is not installed: what is left are the colours.
endtry
