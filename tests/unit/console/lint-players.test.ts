import { expect, it } from 'vitest';
import { lintPlayer } from '../../../src/console/lint/players';
import { expectLinearTime } from '../../linear-time';

function lint(html: string) {
  const block = document.createElement('div');
  block.setAttribute('data-html', html);
  return [...lintPlayer(block)];
}

it('a video’s unknown player is found', () => {
  const player = '<iframe allow="autoplay" src="https://player.example/7"></iframe>';
  expect(lint(player)).toMatchObject([{ code: 'wrong-value' }]);
});

it('HTML without a player is read in linear time', () => {
  expectLinearTime(lint, (size) => '<iframe '.repeat(size), 1000);
});
