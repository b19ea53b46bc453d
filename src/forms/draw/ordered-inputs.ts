import { asRecord, list, ownProperty } from '../../data/fields';
import type { GroupType } from '../fields/subfields';
import { SUBFIELD_INPUTS, type SubfieldInput } from './inputs';

/** A group's inputs in the order of the form's formats, which have one for names and one for addresses. */
export function orderedInputs(type: GroupType, formats: unknown): readonly SubfieldInput[] {
  const order = orderIn(asRecord(formats), type);
  const rank = ({ subfield }: SubfieldInput) =>
    order.includes(subfield) ? order.indexOf(subfield) : order.length;
  return [...SUBFIELD_INPUTS[type]].sort((one, other) => rank(one) - rank(other));
}

function orderIn(formats: Readonly<Record<string, unknown>>, type: GroupType): readonly unknown[] {
  if (type === 'name') return ownProperty(formats, 'initialNameOrder') === 'FAMILY_FIRST' ? ['Last'] : [];
  if (type !== 'address') return [];
  const format = asRecord(ownProperty(formats, 'initialAddressFormat'));
  return list((raw) => ownProperty(asRecord(raw), 'identifier'))(ownProperty(format, 'fields'));
}
