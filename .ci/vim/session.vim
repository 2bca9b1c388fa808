" A session in Vim with ALE, as a user has it; ends Vim with an error at the first thing that is not as it should be.

function! s:Say(text) abort
    call writefile(['  ' . a:text], $MASONRY_LOG, 'a')
endfunction

function! s:Fail(text) abort
    call writefile(['check-vim: ' . a:text], $MASONRY_LOG, 'a')
    cquit 1
endfunction

function! s:Expect(actual, expected, what) abort
    if a:actual !=# a:expected
        call s:Fail(a:what . ': ' . string(a:actual) . ' instead of ' . string(a:expected))
    endif

    call s:Say(a:what)
endfunction

" Processes events until the condition holds.
function! s:Await(Condition, what) abort
    let l:start = reltime()

    while !a:Condition()
        if reltimefloat(reltime(l:start)) > 30
            call s:Fail('in vain: ' . a:what)
        endif

        sleep 10m
    endwhile
endfunction

function! s:Findings() abort
    return map(copy(ale#engine#GetLoclist(bufnr(''))),
    \   {_, item -> printf('%d:%d %s %s', item.lnum, item.col, item.type, get(item, 'code', ''))})
endfunction

" What ALE would ask the user for.
let s:answer = ''

function! s:AnswerWith(answer) abort
    let s:answer = a:answer
    " Loads the script, so that the function stays replaced.
    call ale#util#Col(getline(1), 1)

    function! ale#util#Input(...) abort
        return s:answer
    endfunction
endfunction

" The first candidates at the end of the line, asked for in insert mode with CTRL-X CTRL-O.
function! s:Complete() abort
    let l:words = []

    function! s:Look(timer) abort closure
        let l:menu = complete_info(['items'])

        if !empty(l:menu.items)
            let l:words = map(l:menu.items[:1], {_, item -> item.word})
            call timer_stop(a:timer)
            call feedkeys("\<C-e>\<Esc>", 't')
        endif
    endfunction

    call timer_start(20, function('s:Look'), {'repeat': 1500})
    call feedkeys("A\<C-x>\<C-o>", 'tx!')

    return l:words
endfunction

function! s:Main() abort
    execute 'edit' fnameescape($MASONRY_WORKSPACE . '/first-steps.masonry')
    call s:Expect(&filetype, 'masonry', 'the file type is found')
    call s:Await({-> !empty(s:Findings())}, 'the findings')
    call s:Expect(s:Findings(), ['15:51 E attribute-after-relation'], 'the mistake is found')

    call cursor(5, 10)
    ALEHover
    call s:Await({-> bufnr('ALEPreviewWindow') > 0 && getbufline('ALEPreviewWindow', 1) != ['']}, 'the hover')
    let l:hover = join(getbufline('ALEPreviewWindow', 1, '$'), "\n")
    call s:Expect(matchstr(l:hover, '(\d\+, \d\+, \d\+, \d\+)'), '(16, 16, 64, 64)', 'hover shows the view and its frame')
    pclose

    call cursor(14, 27)
    ALEGoToDefinition
    call s:Await({-> line('.') == 5}, 'the definition')
    call s:Say('the definition is in line 5')

    call cursor(15, 51)
    call s:AnswerWith('1')
    ALECodeAction
    call s:Await({-> getline(15) !~# 'top'}, 'the quick fix')
    call s:Expect(getline(15, 16), ['    make.left.equalTo(avatar.mas_right).offset(8)', '    make.top'],
    \   'the quick fix mends the line')
    ALELint
    call s:Await({-> empty(s:Findings())}, 'no findings after the fix')
    call s:Say('nothing is found after it')

    call append(13, '    make.b')
    call cursor(14, 10)
    call s:Expect(s:Complete(), ['bottom', 'baseline'], 'completion knows the attributes')
    14delete

    call cursor(5, 10)
    call s:AnswerWith('portrait')
    ALERename
    call s:Await({-> getline(5) =~# 'portrait'}, 'the new name')
    call s:Expect([count(join(getline(1, '$')), 'portrait'), count(join(getline(1, '$')), 'avatar')], [4, 0],
    \   'rename changes every use and leaves none')

    call setline(5, '            ' . getline(5))
    ALEFix
    call s:Await({-> getline(5) =~# '^    view'}, 'the formatted line')
    call s:Expect(getline(5), '    view portrait: UIImageView { intrinsicSize: 64 x 64 }', 'formatting indents')

    ALEStopAllLSPs
    qall!
endfunction

try
    call s:Main()
catch
    call s:Fail(v:exception . ' at ' . v:throwpoint)
endtry
