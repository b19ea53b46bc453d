import { UnitSystem } from './site';

/** Names of the page types in the specification, by code (section 2). */
const PAGE_TYPE_NAMES: ReadonlyMap<unknown, string> = new Map([
  [1, 'main content or collection'],
  [2, 'page'],
  [3, 'splash page'],
  [50, 'content item'],
  [100, 'not found'],
  [101, 'error'],
  [102, 'search'],
  [103, 'lock screen'],
  [104, 'popup overlay'],
  [105, 'protected content'],
  [106, 'member area access denied'],
  [200, 'show cart'],
  [201, 'checkout'],
  [202, 'order confirmed'],
  [203, 'donate'],
  [204, 'contribution confirmed'],
  [205, 'commerce cart v2'],
  [206, 'subscription confirmed'],
  [207, 'order received'],
  [208, 'membership confirmed'],
  [209, 'reviews request'],
  [210, 'digital product composer preview'],
  [211, 'order status'],
  [300, 'newsletter unsubscribe'],
  [301, 'commerce email preview'],
]);

/** The name of a page type; `undefined` for a code outside the table. */
export function pageTypeName(code: unknown): string | undefined {
  return PAGE_TYPE_NAMES.get(code);
}

/** Whether a value is a block type code: an integer from 1 to 71. */
export function isBlockType(code: unknown): boolean {
  return Number.isInteger(code) && (code as number) >= 1 && (code as number) <= 71;
}

export interface Units {
  readonly weight: 'lbs' | 'kg';
  readonly length: 'inch' | 'cm';
}

/** Imperial sites use pounds and inches, all others kilograms and centimetres. */
export function unitsFor(unitSystem: unknown): Units {
  return unitSystem === UnitSystem.IMPERIAL
    ? { weight: 'lbs', length: 'inch' }
    : { weight: 'kg', length: 'cm' };
}

/** Codes and names whose lists are not public (specification, section 3); they are passed through unchanged. */
export type PermissionCode = number | string;
export type PlanFeatureCode = number | string;
export type IntegrationServiceCode = number | string;
export type SocialServiceCode = number | string;
export type DecorativeShapeName = string;
