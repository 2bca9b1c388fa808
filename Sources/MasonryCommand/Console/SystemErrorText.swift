// What the system says went wrong, for people: its own words in English, and ours in Chinese.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import LayoutIDE

/// The text for an error number, e.g. `No such file or directory`. Numbers that no operation of the tool is documented to
/// give have no Chinese wording; the system's own words stand behind the number then.
func systemErrorText(_ number: Int32) -> LocalizedText {
    let english = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return LocalizedText(english, chineseErrorText(number) ?? "系统错误 \(number)（\(english)）")
}

/// By the numbers that POSIX and the manuals of Linux and macOS name for what the tool does: open, read, write, status,
/// listing, renaming, deleting, syncing and changing the permissions of files, pipes, and starting programs.
private func chineseErrorText(_ number: Int32) -> String? {
    switch number {
    // The file itself.
    case ENOENT: return "文件或目录不存在"
    case ENOTDIR: return "不是目录"
    case EISDIR: return "这是一个目录"
    case EEXIST: return "文件已存在"
    case ENOTEMPTY: return "目录不为空"
    case ENAMETOOLONG: return "文件名过长"
    case ELOOP: return "符号链接层数过多"
    case EMLINK: return "链接过多"
    case EFBIG: return "文件过大"
    case EOVERFLOW: return "数值超出可表示的范围"
    case ETXTBSY: return "程序文件正在使用中"
    case EILSEQ: return "文件名包含无效字节"
    // Rights.
    case EACCES: return "没有权限"
    case EPERM: return "不允许此操作"
    case EROFS: return "文件系统为只读"
    // The device.
    case ENOSPC: return "磁盘空间不足"
    case EDQUOT: return "超出磁盘配额"
    case EIO: return "输入/输出错误"
    case ENXIO: return "设备不存在或不可用"
    case ENODEV: return "没有该设备"
    case EBUSY: return "设备或资源正忙"
    case EXDEV: return "目标位于另一个文件系统"
    case ENOTBLK: return "不是块设备"
    case ESTALE: return "网络文件的句柄已失效"
    case ETIMEDOUT: return "操作超时"
    case EHOSTDOWN: return "主机已关闭"
    case EHOSTUNREACH: return "无法到达主机"
    case ENETDOWN: return "网络已断开"
    case ENETUNREACH: return "无法到达网络"
    case ECONNRESET: return "连接被对方重置"
    case ENOTCONN: return "未建立连接"
    case ENOLCK: return "没有可用的文件锁"
    // Pipes and descriptors.
    case EPIPE: return "管道已断开"
    case EBADF: return "无效的文件描述符"
    case ESPIPE: return "不支持在此处移动读写位置"
    case EINVAL: return "无效的参数"
    case EAGAIN: return "资源暂时不可用"
    case EINTR: return "操作被信号中断"
    case EMFILE: return "本进程打开的文件过多"
    case ENFILE: return "系统中打开的文件过多"
    case ENOBUFS: return "没有可用的缓冲区空间"
    // The system.
    case ENOMEM: return "内存不足"
    case EFAULT: return "无效的内存地址"
    case ENOSYS: return "系统不支持此功能"
    case EOPNOTSUPP, ENOTSUP: return "不支持此操作"
    case EDEADLK: return "会造成死锁"
    case ECANCELED: return "操作已取消"
    // Starting programs.
    case ENOEXEC: return "不是可执行的格式"
    case E2BIG: return "参数列表过长"
    case ECHILD: return "没有子进程"
    case ESRCH: return "没有该进程"
    default: return nil
    }
}
