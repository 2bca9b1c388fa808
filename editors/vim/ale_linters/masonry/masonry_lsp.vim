" masonry-lsp for ALE.

call ale#Set('masonry_lsp_executable', 'masonry-lsp')

function! ale_linters#masonry#masonry_lsp#GetProjectRoot(buffer) abort
    for l:marker in ['.masonry-lsp.json', 'Package.swift', 'Podfile']
        let l:path = ale#path#FindNearestFile(a:buffer, l:marker)
        if !empty(l:path)
            return fnamemodify(l:path, ':h')
        endif
    endfor
    return expand('#' . a:buffer . ':p:h')
endfunction

call ale#linter#Define('masonry', {
\   'name': 'masonry_lsp',
\   'lsp': 'stdio',
\   'executable': {buffer -> ale#Var(buffer, 'masonry_lsp_executable')},
\   'command': '%e serve',
\   'language': 'masonry',
\   'project_root': function('ale_linters#masonry#masonry_lsp#GetProjectRoot'),
\})
