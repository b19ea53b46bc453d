/** What a value of an attribute may hold instead of a character. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '\r\n': '\n',
  '\r': '\n',
};

const CHARACTERS = /&(?:quot|apos|amp|lt|gt|#(?:34|38|39|x22|x27));|\r\n|[\s\S]/g;

/**
 * Where the name of a setting stands in JSON as an attribute's value is written, without its quotes; `undefined` where
 * it isn't there exactly once, or the value is written in a way that this reader doesn't know.
 */
export function settingPosition(
  raw: string,
  value: string,
  setting: string,
): { start: number; end: number } | undefined {
  const characters = [...raw.matchAll(CHARACTERS)];
  const json = characters.map(([text]) => REFERENCES[text] ?? text).join('');
  if (json !== value) return;
  const [name, ...others] = topLevelNames(json).filter(({ text }) => JSON.parse(text) === setting);
  if (!name || others.length) return;
  const at = (position: number) => characters[position]?.index ?? raw.length;
  return { start: at(name.index + 1), end: at(name.index + name.text.length - 1) };
}

/** The names of an object's own fields, in valid JSON. */
function topLevelNames(json: string): { text: string; index: number }[] {
  const names: { text: string; index: number }[] = [];
  let depth = 0;
  for (const { 0: text, 1: isName, index } of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (text === '{' || text === '[') depth++;
    else if (text === '}' || text === ']') depth--;
    else if (depth === 1 && isName) names.push({ text: text.slice(0, -isName.length), index });
  }
  return names;
}
