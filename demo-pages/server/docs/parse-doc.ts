import { lexer, type Token, type Tokens } from 'marked';
import type { DocFile } from './doc-files.ts';
import { createHeadingIds } from './heading-ids.ts';
import { plainText } from './plain-text.ts';
import { renderTokens } from './render-tokens.ts';

/** A heading and what follows it, up to the next heading. */
export interface DocSection {
  readonly id: string;
  readonly depth: number;
  readonly heading: string;
  readonly text: string;
}

export interface Doc extends DocFile {
  readonly title: string;
  readonly sections: readonly DocSection[];
}

interface OpenSection {
  readonly id: string;
  readonly depth: number;
  readonly heading: string;
  readonly tokens: Token[];
}

export function parseDoc(file: DocFile): Doc {
  const sections = splitSections(lexer(file.text)).map(closeSection);
  return { ...file, title: sections[0]?.heading ?? file.path, sections };
}

export function docHtml(file: DocFile) {
  return renderTokens(lexer(file.text), file.path);
}

function splitSections(tokens: readonly Token[]) {
  const headingId = createHeadingIds();
  const sections: OpenSection[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') sections.push(openSection(token as Tokens.Heading, headingId));
    else sections.at(-1)?.tokens.push(token);
  }
  return sections;
}

function openSection({ depth, tokens }: Tokens.Heading, headingId: (text: string) => string): OpenSection {
  const heading = plainText(tokens);
  return { id: headingId(heading), depth, heading, tokens: [] };
}

function closeSection({ tokens, ...section }: OpenSection): DocSection {
  return { ...section, text: plainText(tokens) };
}
