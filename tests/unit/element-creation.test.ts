import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../src/blocks/registry';

/** Files that may create elements, beside blocks without React, and why React does not draw these. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'components/cookie-banner/draw.ts': 'on the way to the first thing that a visitor sees',
  'components/cookie-banner/show.ts': 'on the way to the first thing that a visitor sees',
  'components/lightbox/draw.ts': 'the first frame after a click does not wait for React',
  'components/lightbox/picture.ts': 'the first frame after a click does not wait for React',
  'components/tooltip/show.ts': 'no block: it must not bring React to a page that has none',
  'components/mount-point.ts': 'holds what React draws, and what stands in this list',
  'components/inserted-element.tsx': 'stands among the server’s nodes, where React cannot insert',
  'blocks/form/submit-published.tsx': 'the detached element of a root',
  'blocks/donation/control.ts': 'a link that is followed and never comes onto the page',
  'blocks/gallery/click-throughs.tsx': 'a link that is followed and never comes onto the page',
  'blocks/marquee/contents.ts': 'stands for text without an element and never comes onto the page',
  'blocks/follow-button/services.ts': 'a vendor’s script replaces the element',
};

const CREATES = /\bpage\.create\b|\bcreateElement(?:NS)?\b|\binsertAdjacentHTML\b|\.(?:inner|outer)HTML = /;

const plainBlocks = new Set<string>(
  registry.filter(({ withoutReact }) => withoutReact).map(({ name }) => name),
);

describe('elements of blocks and components', () => {
  it('are created by React, or in a file that is listed with its reason', () => {
    const creating = filesIn('blocks', 'components').filter(
      (file) => !isOfPlainBlock(file) && CREATES.test(readFileSync(`src/${file}`, 'utf8')),
    );
    expect(creating.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });
});

function filesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file)),
  );
}

function isOfPlainBlock(file: string): boolean {
  const block = /^blocks\/([^/]+)\//.exec(file)?.[1];
  return block !== undefined && plainBlocks.has(block);
}
