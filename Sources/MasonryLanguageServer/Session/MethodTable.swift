// Which handler takes which method.

struct MethodTable {
    let requestHandlers: [any RequestHandler.Type]
    let longRequestHandlers: [any LongRequestHandler.Type]
    private let requests: [String: any RequestHandler.Type]
    private let longRequests: [String: any LongRequestHandler.Type]
    private let notifications: [String: any NotificationHandler.Type]

    init(
        requests: [any RequestHandler.Type], longRequests: [any LongRequestHandler.Type],
        notifications: [any NotificationHandler.Type]
    ) {
        requestHandlers = requests
        longRequestHandlers = longRequests
        self.requests = Dictionary(requests.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
        self.longRequests = Dictionary(longRequests.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
        self.notifications = Dictionary(
            notifications.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func request(_ method: String) -> (any RequestHandler.Type)? { requests[method] }

    func longRequest(_ method: String) -> (any LongRequestHandler.Type)? { longRequests[method] }

    func notification(_ method: String) -> (any NotificationHandler.Type)? { notifications[method] }
}
