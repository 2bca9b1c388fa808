" Colours of layout files, until the server's semantic tokens arrive (and for versions of Neovim without them).
if exists('b:current_syntax')
  finish
endif

syntax keyword masonryDeclaration screen view guide let state expect
syntax keyword masonryClause on in landscape rtl safeArea none
syntax keyword masonryProperty intrinsicSize hugging compression layoutMargins firstBaseline lastBaseline text font frame key
syntax keyword masonryBlock makeConstraints updateConstraints remakeConstraints prepareConstraints
syntax keyword masonryBlock mas_makeConstraints mas_updateConstraints mas_remakeConstraints snp
syntax match masonryAttribute /\.\@<=\%(mas_\)\?\%(left\|top\|right\|bottom\|leading\|trailing\|width\|height\|center[XY]\|\%(first\|last\)\?[bB]aseline\|edges\|size\|center\|margins\)\>/
syntax match masonryRelation /\.\@<=\%(mas_\)\?\%(equalTo\|greaterThanOrEqualTo\|lessThanOrEqualTo\)\%(Superview\)\?\>/
syntax match masonryModifier /\.\@<=\%(offset\|inset\|insets\|sizeOffset\|centerOffset\|multipliedBy\|dividedBy\|priority\%(Low\|Medium\|High\)\?\|key\|labeled\|with\|and\)\>/
syntax keyword masonryMaker make
syntax match masonryNumber /\<\d\+\%(\.\d\+\)\?\%([eE][-+]\?\d\+\)\?[fF]\?\>/
syntax match masonryType /\<\%(UI\|NS\|CG\|MAS\|WK\)\u\w*\>/
syntax region masonryString start=/@\?"/ skip=/\\./ end=/"/ oneline
syntax match masonryComment +//.*$+ contains=@Spell
syntax region masonryComment start=+/\*+ end=+\*/+ contains=@Spell

highlight default link masonryDeclaration Keyword
highlight default link masonryClause Keyword
highlight default link masonryProperty Identifier
highlight default link masonryBlock Function
highlight default link masonryAttribute Identifier
highlight default link masonryRelation Operator
highlight default link masonryModifier Function
highlight default link masonryMaker Special
highlight default link masonryNumber Number
highlight default link masonryType Type
highlight default link masonryString String
highlight default link masonryComment Comment

let b:current_syntax = 'masonry'
