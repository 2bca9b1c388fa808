// What `unknown-device` says in Simplified Chinese.

extension UnknownDevice {
    static let chinese = RuleTranslation(
        """
        `screen` 使用的设备名不在内置设备之列。该行会被忽略，文件仍会在其他屏幕上检查。

        ## 如何修改
        请使用内置设备，或者直接给出尺寸：`screen "My phone" 390 x 844 safeArea(47, 0, 34, 0)`。
        """,
        [
            "No built-in device has this name": "没有这个内置设备",
            "There is no built-in device `{0}`.": "没有名为 `{0}` 的内置设备。",
            "Give its size: `screen \"{0}\" 390 x 844`.": "可以直接给出尺寸：`screen \"{0}\" 390 x 844`。",
        ])
}
