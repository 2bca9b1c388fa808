autocmd BufRead,BufNewFile *.masonry setfiletype masonry
