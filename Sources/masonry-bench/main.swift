for line in PreviewBench.lines() { print(line) }
