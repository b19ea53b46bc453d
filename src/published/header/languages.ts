import { webAddress } from '../../data/links/navigable';
import * as page from '../../dom/page';
import type { Header } from './header';

interface Language {
  readonly code: string;
  readonly href: string;
}

/** Published pages have an empty picker: its languages come from the page's alternate links. */
export function fillLanguagePickers(header: Header): void {
  const languages = translations();
  if (languages.length < 2) return;
  for (const content of header.element.querySelectorAll('.language-picker-content')) {
    if (content.querySelector('a')) continue;
    const itemClass = content.closest('.header-menu') ? 'header-menu-nav-item' : 'language-item';
    for (const language of languages) {
      const item = drawItem(language, itemClass);
      content.append(item);
      header.disposables.add(() => item.remove());
    }
  }
}

function translations(): Language[] {
  const links = [...page.all<HTMLLinkElement>('link[rel~="alternate"][hreflang]')];
  return links
    .map(({ hreflang, href }) => ({ code: hreflang, href: webAddress(href, location.href) }))
    .filter(({ code, href }) => href && nameOf(code) !== undefined);
}

function drawItem({ code, href }: Language, className: string): HTMLElement {
  const item = page.create('div');
  const link = page.create('a');
  item.className = className;
  link.href = href;
  link.hreflang = link.lang = code;
  link.textContent = nameOf(code) ?? code;
  if (code.split('-')[0] === page.root().lang.split('-')[0]) link.setAttribute('aria-current', 'true');
  item.append(link);
  return item;
}

/** A language's name in that language; `undefined` for invalid codes such as `x-default`. */
function nameOf(code: string): string | undefined {
  try {
    return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
