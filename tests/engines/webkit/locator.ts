import type { Locator } from 'playwright';
import { cannot } from './cannot.ts';
import { Elements, needs, ONE, type Patience } from './elements.ts';
import { finders } from './finders.ts';
import { Handle } from './handle.ts';
import { bringIntoView, clickPoint, HAS_HIT, type PointOptions } from './hit-point.ts';
import type { WebKitPage } from './page.ts';
import { functionText, type Script } from './script-text.ts';
import { type Filter, filterSelector } from './selectors.ts';
import { literal } from './values.ts';
import { eventuallyDefined } from './wait.ts';

type ClickOptions = PointOptions & Parameters<Locator['click']>[0];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Elements of a page, found anew by Playwright's own script each time; actions wait until there is one and it is ready. */
export class WebKitLocator {
  readonly selector: string;
  private readonly owner: WebKitPage;
  private readonly elements: Elements;

  constructor(page: WebKitPage, selector: string) {
    this.owner = page;
    this.selector = selector;
    this.elements = new Elements(page.scripts, selector);
    Object.assign(this, finders(this.within));
  }

  page = () => this.owner;
  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (index: number) => this.within(`nth=${index}`);
  and = (other: WebKitLocator) => this.within(`internal:and=${JSON.stringify(other.selector)}`);
  or = (other: WebKitLocator) => this.within(`internal:or=${JSON.stringify(other.selector)}`);
  filter = (filter: Filter) =>
    new WebKitLocator(this.owner, [this.selector, ...filterSelector(filter)].join(' >> '));

  private within = (selector: string) => new WebKitLocator(this.owner, `${this.selector} >> ${selector}`);

  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  count = () => this.elements.all<number>('return elements.length');
  allTextContents = () =>
    this.elements.all<string[]>('return elements.map((element) => element.textContent)');
  allInnerTexts = () => this.elements.all<string[]>(`return elements.map((element) => ${TEXT})`);

  evaluate = <Value>(script: Script<Value>, argument?: unknown, patience?: Patience) =>
    this.elements.one<Value>(`return give(await ${callOf(script, 'element', argument)})`, patience);
  evaluateAll = <Value>(script: Script<Value>, argument?: unknown) =>
    this.elements.all<Value>(`return ${callOf(script, 'elements', argument)}`);

  async evaluateHandle(script: Script<unknown>, argument?: unknown): Promise<Handle> {
    const call = callOf(script, 'element', argument);
    return new Handle(
      this.owner.scripts,
      await this.elements.one(`return give(agent.handles.push(await ${call}) - 1)`),
    );
  }

  elementHandle = () => this.evaluateHandle('(element) => element');
  textContent = (patience?: Patience) =>
    this.elements.one<string>('return give(element.textContent)', patience);
  innerText = (patience?: Patience) => this.elements.one<string>(`return give(${TEXT})`, patience);
  innerHTML = (patience?: Patience) => this.elements.one<string>('return give(element.innerHTML)', patience);
  inputValue = (patience?: Patience) =>
    this.elements.one<string>(`return give(injected.retarget(element, 'follow-label').value)`, patience);
  getAttribute = (name: string, patience?: Patience) =>
    this.elements.one<string | null>(`return give(element.getAttribute(${literal(name)}))`, patience);
  boundingBox = (patience?: Patience) => this.elements.one<Box | null>(BOX, patience);
  ariaSnapshot = () =>
    this.elements.one<string>(`return give(injected.ariaSnapshot(element, { mode: 'expect' }))`);

  isChecked = () => this.hasState('checked');
  isEnabled = () => this.hasState('enabled');
  isDisabled = () => this.hasState('disabled');
  isEditable = () => this.hasState('editable');
  isVisible = () => this.elements.all<boolean>(`${ONE} return isVisible(elements[0])`);
  isHidden = async () => !(await this.isVisible());

  private hasState(state: string): Promise<boolean> {
    return this.elements.one(`return give(injected.elementState(element, '${state}', true).matches)`);
  }

  async waitFor({
    state = 'visible',
    timeout = this.owner.scripts.timeout,
  }: { state?: string } & Patience = {}) {
    const look = `${/visible|attached/.test(state) ? ONE : ''} const [element] = elements;
      return { visible: isVisible(element), hidden: !isVisible(element), attached: !!element, detached: !element }[${literal(state)}]`;
    const isSo = () => this.elements.all<boolean>(look).then((holds) => holds || undefined);
    await eventuallyDefined(`${this.selector} to be ${state}`, isSo, { timeout });
  }

  scrollIntoViewIfNeeded = (patience?: Patience) => this.elements.one<void>(bringIntoView(), patience);

  /** Once more where something else has come under the pointer meanwhile, which then has not been told of the click. */
  async click({ timeout = this.owner.scripts.timeout, ...options }: ClickOptions = {}): Promise<void> {
    const click = async () => {
      const point = await this.elements.one<Point>(clickPoint(options), { timeout });
      await this.owner.mouse.click(point.x, point.y, options);
      return (await this.owner.scripts.runIfThere<boolean>(HAS_HIT)) === false ? undefined : true;
    };
    const begun = Date.now();
    await eventuallyDefined(`a click of ${this.selector}`, click, { timeout });
    await this.owner.waitForAsked(begun);
  }

  dblclick = (options: ClickOptions = {}) => this.click({ ...options, clickCount: 2 });

  async hover(options: PointOptions & Patience = {}): Promise<void> {
    const body = clickPoint({ ...options, isHover: true });
    const { x, y } = await this.elements.one<Point>(body, options);
    await this.owner.mouse.move(x, y);
  }

  focus = (patience?: Patience) =>
    this.elements.one<void>('injected.focusNode(element); return give()', patience);
  blur = (patience?: Patience) =>
    this.elements.one<void>('injected.blurNode(element); return give()', patience);
  selectText = (patience?: Patience) =>
    this.elements.one<void>('injected.selectText(element); return give()', patience);
  dispatchEvent = (type: string, init: object = {}, patience?: Patience) =>
    this.elements.one<void>(
      `injected.dispatchEvent(element, '${type}', ${literal(init)}); return give()`,
      patience,
    );

  fill = (text: string, patience?: Patience) => this.elements.one<void>(fillWith(text), patience);
  clear = (patience?: Patience) => this.fill('', patience);

  async press(key: string, patience?: Patience): Promise<void> {
    await this.focus(patience);
    await this.owner.keyboard.press(key);
  }

  async pressSequentially(text: string, options: { delay?: number } & Patience = {}): Promise<void> {
    await this.focus(options);
    await this.owner.keyboard.type(text, options);
  }

  type = this.pressSequentially;

  selectOption(choice: string | { label?: string; value?: string; index?: number } | string[]) {
    const choices = [choice].flat().map((one) => (typeof one === 'string' ? { valueOrLabel: one } : one));
    return this.elements.one<string[]>(`const selected = injected.selectOptions(element, ${literal(choices)});
      return typeof selected === 'string' ? wait(selected) : give(selected)`);
  }

  check = (options?: ClickOptions) => this.setChecked(true, options);
  uncheck = (options?: ClickOptions) => this.setChecked(false, options);

  async setChecked(isWanted: boolean, options?: ClickOptions): Promise<void> {
    if ((await this.isChecked()) !== isWanted) await this.click(options);
    if ((await this.isChecked()) !== isWanted)
      throw new Error('Clicking the checkbox did not change its state');
  }

  screenshot = () => this.owner.window.screenshot();
  tap = cannot('tap');
  setInputFiles = cannot('choose files');
  contentFrame = cannot('run scripts in frames');
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** WebKit puts line ends around it, which it should not have. */
const TEXT = `element.innerText.replace(/^\\n+|\\n+$/g, '')`;

const BOX = `const { x, y, width, height } = element.getBoundingClientRect();
  return give(element.getClientRects().length ? { x, y, width, height } : null);`;

const callOf = (script: Script<unknown>, subject: string, argument: unknown) =>
  `(${typeof script === 'function' ? functionText(script) : script})(${subject}, ${literal(argument)})`;

/** What a field cannot be given as its value is typed into it. */
const fillWith = (text: string) => `
  ${needs('visible', 'enabled', 'editable')}
  const filled = injected.fill(element, ${literal(text)});
  if (filled === 'needsinput') document.execCommand(${text ? `'insertText', false, ${literal(text)}` : `'delete'`});
  else if (filled !== 'done') return wait(filled);
  return give();`;
