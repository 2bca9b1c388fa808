// Reads declarations of TypeScript, as far as `vscode.d.ts` uses the language, and holds values against them.
'use strict';

const lexeme = /\s+|\/\/[^\n]*|('[^']*')|(-?\d+)|(\.\.\.|=>)|([A-Za-z_$][\w$]*)|(.)/gy;

class Reader {
  constructor(text) {
    this.words = [...text.matchAll(lexeme)].filter((match) => match.slice(1).some((part) => part !== undefined))
      .map((match) => match[0]);
    this.place = 0;
  }

  get word() { return this.words[this.place]; }
  next() { return this.words[this.place++]; }
  take(word) { return this.word === word ? (this.place += 1, true) : false; }
  expect(word) {
    if (!this.take(word)) {
      throw new Error(`vscode.d.ts: expected “${word}” before “${this.words.slice(this.place, this.place + 6).join(' ')}”`);
    }
  }

  module() {
    ['declare', 'module', "'vscode'", '{'].forEach((word) => this.expect(word));
    const result = this.declarations();
    this.expect('}');
    return result;
  }

  declarations() {
    const result = new Map();
    while (this.take('export')) {
      const kind = this.next();
      const name = this.next();
      if (kind === 'namespace') {
        this.expect('{');
        result.set(name, { kind, name, members: this.declarations() });
        this.expect('}');
      } else if (kind === 'enum') {
        result.set(name, { kind, name, cases: this.cases() });
      } else if (kind === 'function') {
        result.set(name, { kind, name, type: this.callable() });
        this.expect(';');
      } else if (kind === 'const') {
        this.expect(':');
        result.set(name, { kind, name, type: this.type() });
        this.expect(';');
      } else {
        const parent = this.take('extends') ? this.next() : undefined;
        result.set(name, { kind, name, parent, ...this.body() });
      }
    }
    return result;
  }

  cases() {
    const result = new Map();
    this.expect('{');
    while (!this.take('}')) {
      const name = this.next();
      this.expect('=');
      result.set(name, Number(this.next()));
      this.take(',');
    }
    return result;
  }

  /** The members of a class, an interface or a type in braces. */
  body() {
    const members = new Map();
    const statics = new Map();
    const initializers = [];
    let isOpen = false;
    this.expect('{');
    while (!this.take('}')) {
      const list = this.take('static') ? statics : members;
      this.take('readonly');
      if (this.take('[')) {
        ['key', ':', 'string', ']', ':', 'any', ';'].forEach((word) => this.expect(word));
        isOpen = true;
        continue;
      }
      const name = this.next();
      const isOptional = this.take('?');
      if (name === 'constructor') {
        initializers.push(this.callable(true));
      } else if (this.word === '(') {
        list.set(name, { isOptional, type: this.callable() });
      } else {
        this.expect(':');
        list.set(name, { isOptional, type: this.type() });
      }
      this.take(';');
    }
    return { members, statics, initializers, isOpen };
  }

  /** Parameters and what comes back. */
  callable(isInitializer = false) {
    const parameters = [];
    this.expect('(');
    while (!this.take(')')) {
      const isRest = this.take('...');
      const name = this.next();
      const isOptional = this.take('?');
      this.expect(':');
      parameters.push({ name, isRest, isOptional, type: this.type() });
      this.take(',');
    }
    let result;
    if (!isInitializer) {
      if (!this.take('=>')) { this.expect(':'); }
      result = this.type();
    }
    return { kind: 'callable', parameters, result };
  }

  type() {
    const choices = [this.arrays()];
    while (this.take('|')) { choices.push(this.arrays()); }
    return choices.length === 1 ? choices[0] : { kind: 'union', choices };
  }

  arrays() {
    this.take('readonly');
    let type = this.single();
    while (this.word === '[') {
      this.expect('[');
      this.expect(']');
      type = { kind: 'array', element: type };
    }
    return type;
  }

  single() {
    if (this.word === '(') {
      // A function's parameters are named, and what stands in mere brackets is a type.
      const isCallable = [')', '...'].includes(this.words[this.place + 1]) || this.words[this.place + 2] === ':';
      if (isCallable) { return this.callable(); }
      this.expect('(');
      const type = this.type();
      this.expect(')');
      return type;
    }
    if (this.word === '{') { return { kind: 'shape', ...this.body() }; }
    if (this.take('[')) {
      const elements = [];
      while (!this.take(']')) {
        elements.push(this.type());
        this.take(',');
      }
      return { kind: 'tuple', elements };
    }
    const name = this.next();
    const type = { kind: 'name', name };
    if (this.take('<')) {
      type.argument = this.type();
      this.expect('>');
    }
    return type;
  }
}

/** Holds values against the declarations; every deviation is told to `report`. */
class Checker {
  constructor(text, report) {
    this.declarations = new Reader(text).module();
    this.report = report;
    /** The stand-in's classes by name. */
    this.classes = {};
  }

  /** All members of a class or interface with those that it inherits. */
  members(declaration) {
    const parent = declaration.parent && this.declarations.get(declaration.parent);
    return new Map([...(parent ? this.members(parent) : []), ...declaration.members]);
  }

  /** What is wrong with a value, or undefined. */
  fault(value, type, place) {
    switch (type.kind) {
      case 'union': {
        const faults = type.choices.map((choice) => this.fault(value, choice, place));
        return faults.includes(undefined) ? undefined : faults.find((fault) => fault.startsWith(`${place}.`)) ?? faults[0];
      }
      case 'array':
        if (!Array.isArray(value)) { return `${place} is no list`; }
        return first(value, (element, index) => this.fault(element, type.element, `${place}[${index}]`));
      case 'tuple':
        if (!Array.isArray(value) || value.length !== type.elements.length) { return `${place} has not ${type.elements.length} parts`; }
        return first(value, (element, index) => this.fault(element, type.elements[index], `${place}[${index}]`));
      case 'callable':
        return typeof value === 'function' ? undefined : `${place} is no function`;
      case 'shape':
        return this.shapeFault(value, type.members, place);
      default:
        return this.namedFault(value, type, place);
    }
  }

  namedFault(value, type, place) {
    const { name } = type;
    switch (name) {
      case 'any': return undefined;
      case 'void': case 'undefined': return value === undefined ? undefined : `${place} should be undefined`;
      case 'null': return value === null ? undefined : `${place} should be null`;
      case 'string': case 'number': case 'boolean':
        return typeof value === name ? undefined : `${place} should be a ${name} and is ${shown(value)}`;
      case 'object': return typeof value === 'object' && value ? undefined : `${place} is no object`;
      case 'Uint32Array': return value instanceof Uint32Array ? undefined : `${place} is no Uint32Array`;
      case 'Event': return typeof value === 'function' ? undefined : `${place} is no event`;
      // Promises are awaited before they are looked at.
      case 'Thenable': return typeof value?.then === 'function' ? undefined : `${place} is no promise`;
      case 'ProviderResult':
        return value === undefined || value === null ? undefined : this.fault(value, type.argument, place);
      default:
    }
    const declaration = this.declarations.get(name);
    if (!declaration) { return `${name} is not declared`; }
    if (declaration.kind === 'enum') {
      return [...declaration.cases.values()].includes(value) ? undefined : `${place}: ${shown(value)} is no ${name}`;
    }
    if (declaration.kind === 'class' && !(value instanceof this.classes[name])) { return `${place} is no ${name} but ${shown(value)}`; }
    return this.shapeFault(value, this.members(declaration), place, !declaration.isOpen && (declaration.kind === 'class' || isPlain(value)));
  }

  shapeFault(value, members, place, isClosed = true) {
    if (typeof value !== 'object' || value === null) { return `${place} is no object but ${shown(value)}`; }
    for (const [name, { isOptional, type }] of members) {
      const member = value[name];
      if (member === undefined && isOptional) { continue; }
      const fault = this.fault(member, type, `${place}.${name}`);
      if (fault) { return fault; }
    }
    const unknown = Object.keys(value).find((name) => isClosed && !members.has(name) && !name.startsWith('_'));
    return unknown === undefined ? undefined : `${place}.${unknown} is not declared`;
  }

  argumentsFault(values, type, place) {
    const { parameters } = type;
    const rest = parameters.find((parameter) => parameter.isRest);
    if (!rest && values.length > parameters.length) { return `${place} takes ${parameters.length} arguments and was given ${values.length}`; }
    return first(parameters, (parameter, index) => {
      if (parameter.isRest) { return this.fault(values.slice(index), parameter.type, `${place}: ${parameter.name}`); }
      if (parameter.isOptional && values[index] === undefined) { return undefined; }
      return this.fault(values[index], parameter.type, `${place}: ${parameter.name}`);
    });
  }

  tell(fault) {
    if (fault) { this.report(fault); }
    return fault;
  }

  /** A function that does as `body` does, and whose arguments and results are looked at. */
  checked(place, type, body) {
    const checker = this;
    return function (...values) {
      if (checker.tell(checker.argumentsFault(values, type, place))) { throw new TypeError(`misuse of ${place}`); }
      const result = body.apply(this, values);
      const isPromise = typeof result?.then === 'function';
      if (!isPromise || type.result.name === 'Thenable') { checker.tell(checker.fault(result, type.result, `result of ${place}`)); }
      if (!isPromise) { return result; }
      return result.then((value) => {
        checker.tell(checker.fault(value, type.result.argument ?? type.result, `result of ${place}`));
        return value;
      });
    };
  }

  /** An object of whoever uses the interface (a provider), whose methods are looked at when they are called. */
  checkedObject(name, value) {
    const result = {};
    for (const [member, { type }] of this.members(this.declarations.get(name))) {
      if (typeof value[member] !== 'function') { continue; }
      result[member] = type.kind === 'callable'
        ? this.checked(`${name}.${member}`, { ...type, result: { kind: 'name', name: 'ProviderResult', argument: type.result.argument } }, value[member].bind(value))
        : value[member];
    }
    return result;
  }
}

function first(values, fault) {
  for (const [index, value] of values.entries()) {
    const found = fault(value, index);
    if (found) { return found; }
  }
  return undefined;
}

function isPlain(value) {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function shown(value) {
  const text = typeof value === 'object' && value ? `${value.constructor?.name} ${JSON.stringify(value)}` : String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

module.exports = { Checker };
