// The conversation with the server: JSON-RPC messages in frames over the pipes of its process.
'use strict';

/** What the server answers where the question is out of date: no failure that anybody wants to read. */
const outdated = new Set([-32800, -32801, -32802]);

class ResponseError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }

  get isOutdated() {
    return outdated.has(this.code);
  }
}

/** Takes messages out of whatever pieces come. */
class FrameReader {
  constructor(receive) {
    this.receive = receive;
    this.bytes = Buffer.alloc(0);
  }

  append(piece) {
    this.bytes = this.bytes.length > 0 ? Buffer.concat([this.bytes, piece]) : piece;
    for (;;) {
      const end = this.bytes.indexOf('\r\n\r\n');
      if (end < 0) {
        return;
      }
      const length = /^content-length: *(\d+)/im.exec(this.bytes.toString('latin1', 0, end));
      if (!length) {
        throw new Error('a frame without its length');
      }
      const start = end + 4;
      const after = start + Number(length[1]);
      if (this.bytes.length < after) {
        return;
      }
      const text = this.bytes.toString('utf8', start, after);
      this.bytes = this.bytes.subarray(after);
      this.receive(JSON.parse(text));
    }
  }
}

/**
 * `handlers.request(method, params)` answers what the server asks, `handlers.notification(method, params)` hears what it
 * tells, `handlers.fault(error)` what goes wrong, and `handlers.trace(direction, message)` sees every message.
 */
class Connection {
  constructor(input, output, handlers) {
    this.output = output;
    this.handlers = handlers;
    this.waiting = new Map();
    this.requests = 0;
    this.isClosed = false;
    const reader = new FrameReader((message) => this.take(message));
    input.on('data', (piece) => {
      try {
        reader.append(piece);
      } catch (error) {
        this.close(error);
        handlers.fault(error);
      }
    });
    // A pipe to a process that has ended; that it has is told elsewhere.
    output.on('error', (error) => this.close(error));
  }

  /** The answer to a request; it is taken back where `token` says so. */
  request(method, params, token) {
    if (this.isClosed) {
      return Promise.reject(new ResponseError(-32802, 'the server is not running'));
    }
    const id = (this.requests += 1);
    return new Promise((resolve, reject) => {
      const cancelling = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      this.waiting.set(id, { resolve, reject, done: () => cancelling?.dispose() });
      this.send({ jsonrpc: '2.0', id, method, params });
    });
  }

  notify(method, params) {
    this.send({ jsonrpc: '2.0', method, params });
  }

  send(message) {
    if (this.isClosed) {
      return;
    }
    this.handlers.trace('sent', message);
    const body = Buffer.from(JSON.stringify(message), 'utf8');
    this.output.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.output.write(body);
  }

  take(message) {
    this.handlers.trace('received', message);
    if (message.method === undefined) {
      this.settle(message);
    } else if (message.id === undefined) {
      this.handlers.notification(message.method, message.params);
    } else {
      this.answer(message);
    }
  }

  settle(message) {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    waiting?.done();
    if (message.error) {
      waiting?.reject(new ResponseError(message.error.code, message.error.message));
    } else {
      waiting?.resolve(message.result);
    }
  }

  async answer({ id, method, params }) {
    try {
      const result = await this.handlers.request(method, params);
      this.send({ jsonrpc: '2.0', id, result: result === undefined ? null : result });
    } catch (error) {
      this.send({ jsonrpc: '2.0', id, error: { code: error.code ?? -32603, message: String(error.message ?? error) } });
    }
  }

  /** Nothing is sent any more, and nobody waits any more. */
  close(reason) {
    if (this.isClosed) {
      return;
    }
    this.isClosed = true;
    for (const waiting of this.waiting.values()) {
      waiting.done();
      waiting.reject(new ResponseError(-32802, String(reason?.message ?? reason ?? 'the server has ended')));
    }
    this.waiting.clear();
  }
}

module.exports = { Connection, FrameReader, ResponseError };
