type Bind = typeof Function.prototype.bind;

/** MooTools' `bind` takes an array of arguments as its second parameter, and no third. */
function takesArguments(bind: Bind): boolean {
  return bind.call((_first: 1, second: 2) => second, null, 1, 2)() === 2;
}

/** Whether a call can't mean an array of arguments. Libraries like React bind arguments, but no `this`. */
function isStandard(self: unknown, args: readonly unknown[]): boolean {
  const [first] = args as [{ length?: unknown }?];
  return args.length > 1 || (args.length > 0 && self === null && first?.length === undefined);
}

/**
 * React binds several arguments, even when an event happens. Where the page's `bind` takes one array of them, the calls
 * that it would misunderstand get what the standard says; the page's own calls reach it as before.
 */
export function ensureStandardBind(): void {
  const bindOfPage = Function.prototype.bind;
  if (takesArguments(bindOfPage)) return;
  // biome-ignore lint/suspicious/noExplicitAny: the type of `bind`
  Function.prototype.bind = function (this: any, self: unknown, ...args: unknown[]) {
    return isStandard(self, args)
      ? (...more: unknown[]) => Reflect.apply(this, self, [...args, ...more])
      : Reflect.apply(bindOfPage, this, [self, ...args]);
  };
}
