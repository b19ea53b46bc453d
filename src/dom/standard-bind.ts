type Bind = typeof Function.prototype.bind;

/** MooTools' `bind` takes an array of arguments as its second parameter, and no third. */
function takesArguments(bind: Bind): boolean {
  return bind.call((_first: 1, second: 2) => second, null, 1, 2)() === 2;
}

/**
 * React binds several arguments, even when an event happens. Where the page's `bind` takes only one, calls with more
 * than that, which it can't mean, get what the standard says; the page's own calls reach the page's `bind` as before.
 */
export function ensureStandardBind(): void {
  const bindOfPage = Function.prototype.bind;
  if (takesArguments(bindOfPage)) return;
  // biome-ignore lint/suspicious/noExplicitAny: the type of `bind`
  Function.prototype.bind = function (this: any, self: unknown, ...given: unknown[]) {
    return given.length > 1
      ? (...more: unknown[]) => Reflect.apply(this, self, [...given, ...more])
      : Reflect.apply(bindOfPage, this, [self, ...given]);
  };
}
