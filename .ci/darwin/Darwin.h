// A stand-in for the C part of macOS's Darwin module, so that a machine without a Mac can say whether the sources
// type-check there. It has only what Platform may use. Types, numbers and nullability are those that Apple's manual pages
// (section 2 and 3) and the public headers named below document, for 64-bit macOS; it is never linked or run.

#pragma once

typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef unsigned long size_t;
typedef long ssize_t;

// <sys/types.h>: a mode has 16 bits, where Linux has 32; device numbers have a sign.
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef int32_t dev_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int64_t off_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef long time_t;
typedef uint64_t rlim_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

// <sys/errno.h>, errno(2). ENOTSUP and EOPNOTSUPP differ, and EAGAIN is 35.
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define E2BIG 7
#define ENOEXEC 8
#define EBADF 9
#define ECHILD 10
#define EDEADLK 11
#define ENOMEM 12
#define EACCES 13
#define EFAULT 14
#define ENOTBLK 15
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENODEV 19
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ENOTTY 25
#define ETXTBSY 26
#define EFBIG 27
#define ENOSPC 28
#define ESPIPE 29
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EDOM 33
#define ERANGE 34
#define EAGAIN 35
#define ENOTSUP 45
#define EADDRINUSE 48
#define ENETDOWN 50
#define ENETUNREACH 51
#define ECONNABORTED 53
#define ECONNRESET 54
#define ENOBUFS 55
#define ENOTCONN 57
#define ETIMEDOUT 60
#define ELOOP 62
#define ENAMETOOLONG 63
#define EHOSTDOWN 64
#define EHOSTUNREACH 65
#define ENOTEMPTY 66
#define EDQUOT 69
#define ESTALE 70
#define ENOLCK 77
#define ENOSYS 78
#define EOVERFLOW 84
#define ECANCELED 89
#define EILSEQ 92
#define EOPNOTSUPP 102

extern int *__error(void);
char *strerror(int number);

// <sys/stat.h>, stat(2): times are `…timespec`.
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    uint64_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    uint32_t st_flags;
    uint32_t st_gen;
    int32_t st_lspare;
    int64_t st_qspare[2];
};
_Static_assert(sizeof(struct stat) == 144, "stat(2)");

int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int descriptor, struct stat *status);
int mkdir(const char *path, mode_t mode);
int fchmod(int descriptor, mode_t mode);

// <fcntl.h>, open(2), fcntl(2). `open` and `fcntl` take any number of arguments: the overlay has them.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_NOFOLLOW 0x0100
#define O_EVTONLY 0x8000
#define O_NOCTTY 0x20000
#define O_CLOEXEC 0x1000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1

// <unistd.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define _SC_NPROCESSORS_ONLN 58
ssize_t read(int descriptor, void *buffer, size_t count);
ssize_t write(int descriptor, const void *buffer, size_t count);
int close(int descriptor);
int pipe(int ends[2]);
int isatty(int descriptor);
int access(const char *path, int mode);
int unlink(const char *path);
int fsync(int descriptor);
int ftruncate(int descriptor, off_t length);
int rename(const char *from, const char *to);
char *getcwd(char *buffer, size_t size);
pid_t getpid(void);
uid_t geteuid(void);
long sysconf(int name);

// <sys/syslimits.h>: an eighth of what Linux has.
#define PIPE_BUF 512

// <stdlib.h>, <string.h>
char *getenv(const char *name);
char *realpath(const char *restrict path, char *restrict resolved);
char *mkdtemp(char *pattern);
char *strdup(const char *text);
void free(void *pointer);
void exit(int code) __attribute__((noreturn));

// <crt_externs.h>, environ(7)
extern char ***_NSGetEnviron(void);

// <mach-o/dyld.h>, dyld(3)
int _NSGetExecutablePath(char *buffer, uint32_t *size);

// <time.h>, clock_gettime(3)
typedef enum { _CLOCK_REALTIME = 0 } clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);

// <dirent.h>, dir(5): names have room for 1,024 bytes; DIR is a complete type.
struct dirent {
    uint64_t d_ino;
    uint64_t d_seekoff;
    uint16_t d_reclen;
    uint16_t d_namlen;
    unsigned char d_type;
    char d_name[1024];
};
_Static_assert(sizeof(struct dirent) == 1048, "dir(5)");
typedef struct {
    int __dd_fd;
    long __dd_loc;
} DIR;
#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);

// <poll.h>, poll(2): the count has 32 bits.
typedef unsigned int nfds_t;
struct pollfd {
    int fd;
    short events;
    short revents;
};
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
int poll(struct pollfd *requests, nfds_t count, int milliseconds);

// <sys/event.h>, kqueue(2)
struct kevent {
    uintptr_t ident;
    int16_t filter;
    uint16_t flags;
    uint32_t fflags;
    intptr_t data;
    void *udata;
};
_Static_assert(sizeof(struct kevent) == 32, "kqueue(2)");
#define EVFILT_VNODE (-4)
#define EV_ADD 0x0001
#define EV_CLEAR 0x0020
#define NOTE_DELETE 0x00000001
#define NOTE_WRITE 0x00000002
#define NOTE_EXTEND 0x00000004
#define NOTE_RENAME 0x00000020
#define NOTE_REVOKE 0x00000040
int kqueue(void);
int kevent(
    int queue, const struct kevent *changes, int changeCount, struct kevent *events, int eventCount,
    const struct timespec *timeout);

// <signal.h>, signal(3), kill(2). SIG_IGN and SIG_DFL are in the overlay.
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
typedef void (*sig_t)(int);
void (*signal(int number, void (*handler)(int)))(int);
int kill(pid_t process, int signal);

// <sys/resource.h>, getrlimit(2)
struct rlimit {
    rlim_t rlim_cur;
    rlim_t rlim_max;
};
#define RLIMIT_STACK 3
#define RLIMIT_NOFILE 8
int getrlimit(int resource, struct rlimit *limit);
int setrlimit(int resource, const struct rlimit *limit);
// <sys/syslimits.h>
#define OPEN_MAX 10240

// <sys/socket.h>, <netinet/in.h>, socket(2), inet(4): an address begins with its length.
typedef uint8_t sa_family_t;
typedef uint32_t socklen_t;
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
struct in_addr {
    in_addr_t s_addr;
};
struct sockaddr {
    uint8_t sa_len;
    sa_family_t sa_family;
    char sa_data[14];
};
struct sockaddr_in {
    uint8_t sin_len;
    sa_family_t sin_family;
    in_port_t sin_port;
    struct in_addr sin_addr;
    char sin_zero[8];
};
_Static_assert(sizeof(struct sockaddr_in) == 16, "inet(4)");
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_NOSIGPIPE 0x1022
#define SHUT_WR 1
int shutdown(int socket, int how);
int socket(int domain, int type, int protocol);
int setsockopt(int socket, int level, int option, const void *value, socklen_t length);
int bind(int socket, const struct sockaddr *address, socklen_t length);
int listen(int socket, int backlog);
int accept(int socket, struct sockaddr *restrict address, socklen_t *restrict length);
int connect(int socket, const struct sockaddr *address, socklen_t length);
int getsockname(int socket, struct sockaddr *restrict address, socklen_t *restrict length);

// <pthread.h>: a thread is a pointer; attributes have 64 bytes; its argument is declared not to be null.
struct _opaque_pthread_t;
typedef struct _opaque_pthread_t {
    long __sig;
    void *__cleanup_stack;
    char __opaque[8176];
} *pthread_t;
typedef struct _opaque_pthread_attr_t {
    long __sig;
    char __opaque[56];
} pthread_attr_t;
_Static_assert(sizeof(pthread_attr_t) == 64, "pthread_attr_init(3)");
#define PTHREAD_CREATE_DETACHED 2
int pthread_attr_init(pthread_attr_t *_Nonnull attributes);
int pthread_attr_destroy(pthread_attr_t *_Nonnull attributes);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull attributes, size_t size);
int pthread_attr_setdetachstate(pthread_attr_t *_Nonnull attributes, int state);
int pthread_create(
    pthread_t _Nullable *_Nonnull restrict thread, const pthread_attr_t *_Nullable restrict attributes,
    void *_Nullable (*_Nonnull start)(void *_Nonnull), void *_Nullable restrict argument);

// <spawn.h>, posix_spawn(2): actions are a pointer that the system fills in.
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *restrict actions, int descriptor, const char *restrict path, int flags, mode_t mode);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int descriptor, int copy);
int posix_spawnp(
    pid_t *restrict process, const char *restrict program, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *restrict attributes, char *const arguments[restrict], char *const variables[restrict]);

// <sys/wait.h>, wait(2)
pid_t waitpid(pid_t process, int *status, int options);
