import { describe, expect, it } from 'vitest';
import { telephoneAddress } from '../../../src/blocks/mobile-info-bar/telephone';
import { expectLinearTime } from '../../linear-time';

describe('a phone number as people write it', () => {
  it.each([
    ['+1 (555) 123-4567', 'tel:+15551234567'],
    ['Tel. +351 21 555', 'tel:+35121555'],
    ['*31#555 1234', 'tel:*31#5551234'],
    ['+1 555 123 4567 ext. 89', 'tel:+15551234567,89'],
    ['+1 555 123 4567x89', 'tel:+15551234567,89'],
    ['+1 555 123 4567 (X 89)', 'tel:+15551234567,89'],
    ['+1-555-123-4567;ext=89', 'tel:+15551234567,89'],
    ['+1 555 123 4567, 8-9', 'tel:+15551234567,89'],
    ['+7 495 123-45-67 доб. 89', 'tel:+74951234567,89'],
    ['+1 555 123 4567 (office)', 'tel:+15551234567'],
    ['+49 (0)30 1234', 'tel:+49301234'],
    ['(0)30 1234', 'tel:0301234'],
    ['1-800-BOWLS-4U', 'tel:18002695748'],
    ['0800 CLAY', 'tel:08002529'],
    ['(555) 123-4567 EXT 89', 'tel:5551234567,89'],
    ['555 123 EXT 89', 'tel:555123,89'],
    ['+1 555 123 4567 OFFICE', 'tel:+15551234567'],
    ['Ask at the counter', undefined],
    ['+', undefined],
  ])('%j is dialled as %s', (number, address) => expect(telephoneAddress(number)).toBe(address));

  it.each(['+', '(0)', '1', 'A'])('many %j take no longer each', (text) => {
    expectLinearTime(telephoneAddress, (size) => text.repeat(size), 2000);
  });
});
