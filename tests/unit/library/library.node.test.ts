import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as library from '../../../src/library';

/** What consumers may rely on. */
const NAMES = `
CURRENCIES formatMoney parseMoney
ProductType isSoldOut stockOf workflowLabel describeSubscription describeInstallments generateSku isValidSku
isValidPriceCents
subscribeCheckoutUrl donateCheckoutUrl giftCardCheckoutUrl configUrl
classifyLink isProperUrl isAnchor isTel isProperTel isSms isMailto isJavascriptLink isFtp isInternalUrl
isCollectionPanelPath isTokenizedBlogUrl toUrlSafe isNavigable
isValidEmail isUsZip FIELD_TYPES fieldValue
IMAGE_WIDTHS chooseImageWidth imageUrl isDarkColor
galleryDesignFor wrapIndex swipeDuration
dropShadowOffset marqueeSegmentWidth
parseVisitorCookie formatVisitorCookie isPopupOverlayVisible pageTypeName
SYSTEM_COLORS isValidPaletteColor createPalette resolveColorReference
createAnalyticsEvent validateCommonFields contentVisibility
parseMessage formatMessage STRINGS
humanFileSize relativeTime MEGABYTE PASSWORD_MASK
adaptiveThrottle waitForElement tween BREAKPOINTS LIMITS
PageType BlockType CollectionType RecordType WebsiteRole WebsiteStatus WebsiteType PlatformVersion ContentStatus
UnitSystem MobileInfoBarStyle PageLevelArea TrackingEventKind ReviewStatus CollectionView DeviceView BlockVariant
SliceType SlideType Position
createApi`;

it('exports every name that consumers rely on', () => {
  const missing = NAMES.trim()
    .split(/\s+/)
    .filter((name) => !(name in library));
  expect(missing).toEqual([]);
});

describe('docs/library.md', () => {
  it('declares every export and nothing else', () => {
    expect(declaredNames()).toEqual([...Object.keys(library), ...exportedTypes()].sort());
  });

  it('declares each name once, under a heading', () => {
    expect(declaredNames()).toEqual([...new Set(declaredNames())]);
  });
});

/** The names that the documentation declares in its TypeScript blocks. */
function declaredNames() {
  const blocks = readFileSync('docs/library.md', 'utf8').matchAll(/^```ts\n(.*?)^```/gms);
  const declarations = [...blocks].flatMap(([, code = '']) => [
    ...code.matchAll(/^(?:const|function|class|interface|type|namespace) (\w+)/gm),
  ]);
  return declarations.map(([, name = '']) => name).sort();
}

/** The types that `src/library.ts` exports beside its values; the compiler erases them. */
function exportedTypes() {
  const entry = readFileSync('src/library.ts', 'utf8');
  return [...entry.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, isTypes, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && (isTypes || name.startsWith('type ')))
      .map((name) => name.replace(/^type /, '').replace(/^.* as /, '')),
  );
}

/** The bundle of a consumer that imports one thing of the built library. */
async function bundleOf(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${source}; `, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

describe('the built library costs what is imported', () => {
  it.each([
    ['nothing', "import 'mortar'", 100],
    ['formatMoney', "export { formatMoney } from 'mortar'", 2000],
    ['classifyLink', "export { classifyLink } from 'mortar'", 1000],
    ['isNavigable', "export { isNavigable } from 'mortar'", 500],
    ['createPalette', "export { createPalette } from 'mortar'", 14_000],
  ])('%s', async (_what, source, brotli) => {
    const bundle = await bundleOf(source);
    expect(brotliCompressSync(bundle).length).toBeLessThan(brotli);
  });
});
