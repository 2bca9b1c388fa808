// What the system says went wrong, for people: its own words in English, and ours in Chinese.

import LayoutIDE
import Platform

/// The text for an error number, e.g. `No such file or directory`. Numbers that no operation of the tool is documented to
/// give have no Chinese wording; the system's own words stand behind the number then.
package func systemErrorText(_ error: SystemError) -> LocalizedText {
    let english = error.words
    return LocalizedText(.verbatim(english), chineseErrorText(error) ?? "系统错误 \(Int(error.number))（\(english)）")
}

/// By the numbers that POSIX and the manuals of Linux and macOS name for what the tool does: open, read, write, status,
/// listing, renaming, deleting, syncing and changing the permissions of files, pipes, and starting programs.
private func chineseErrorText(_ error: SystemError) -> Phrase? {
    switch error {
    // The file itself.
    case .noSuchFileOrDirectory: return "文件或目录不存在"
    case .notDirectory: return "不是目录"
    case .isDirectory: return "这是一个目录"
    case .fileExists: return "文件已存在"
    case .directoryNotEmpty: return "目录不为空"
    case .fileNameTooLong: return "文件名过长"
    case .tooManySymbolicLinkLevels: return "符号链接层数过多"
    case .tooManyLinks: return "链接过多"
    case .fileTooLarge: return "文件过大"
    case .overflow: return "数值超出可表示的范围"
    case .textFileBusy: return "程序文件正在使用中"
    case .illegalByteSequence: return "文件名包含无效字节"
    // Rights.
    case .permissionDenied: return "没有权限"
    case .notPermitted: return "不允许此操作"
    case .readOnlyFileSystem: return "文件系统为只读"
    // The device.
    case .noSpace: return "磁盘空间不足"
    case .diskQuotaExceeded: return "超出磁盘配额"
    case .ioError: return "输入/输出错误"
    case .noSuchAddressOrDevice: return "设备不存在或不可用"
    case .operationNotSupportedByDevice: return "没有该设备"
    case .addressInUse: return "端口已被占用"
    case .resourceBusy: return "设备或资源正忙"
    case .improperLink: return "目标位于另一个文件系统"
    case .notBlockDevice: return "不是块设备"
    case .staleNFSFileHandle: return "网络文件的句柄已失效"
    case .timedOut: return "操作超时"
    case .hostIsDown: return "主机已关闭"
    case .noRouteToHost: return "无法到达主机"
    case .networkDown: return "网络已断开"
    case .networkUnreachable: return "无法到达网络"
    case .connectionReset: return "连接被对方重置"
    case .socketNotConnected: return "未建立连接"
    case .noLocks: return "没有可用的文件锁"
    // Pipes and descriptors.
    case .brokenPipe: return "管道已断开"
    case .badFileDescriptor: return "无效的文件描述符"
    case .illegalSeek: return "不支持在此处移动读写位置"
    case .invalidArgument: return "无效的参数"
    case .resourceTemporarilyUnavailable: return "资源暂时不可用"
    case .interrupted: return "操作被信号中断"
    case .tooManyOpenFiles: return "本进程打开的文件过多"
    case .tooManyOpenFilesInSystem: return "系统中打开的文件过多"
    case .noBufferSpace: return "没有可用的缓冲区空间"
    // The system.
    case .noMemory: return "内存不足"
    case .badAddress: return "无效的内存地址"
    case .noFunction: return "系统不支持此功能"
    case .notSupportedOnSocket, .notSupported: return "不支持此操作"
    case .deadlock: return "会造成死锁"
    case .canceled: return "操作已取消"
    // Starting programs.
    case .execFormatError: return "不是可执行的格式"
    case .argListTooLong: return "参数列表过长"
    case .noChildProcess: return "没有子进程"
    case .noSuchProcess: return "没有该进程"
    default: return nil
    }
}
