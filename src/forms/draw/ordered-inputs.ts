import type { Formats } from '../fields/formats';
import type { GroupType } from '../fields/subfields';
import { SUBFIELD_INPUTS, type SubfieldInput } from './inputs';

/** A group's inputs in the order of the form's formats, which have one for names and one for addresses. */
export function orderedInputs(type: GroupType, formats: Formats | null): readonly SubfieldInput[] {
  const order = formats ? orderIn(formats, type) : [];
  const rank = ({ subfield }: SubfieldInput) =>
    order.includes(subfield) ? order.indexOf(subfield) : order.length;
  return [...SUBFIELD_INPUTS[type]].sort((one, other) => rank(one) - rank(other));
}

function orderIn(formats: Formats, type: GroupType): readonly string[] {
  if (type === 'name') return formats.initialNameOrder === 'FAMILY_FIRST' ? ['Last'] : [];
  return type === 'address' ? formats.initialAddressFormat.fields.map(({ identifier }) => identifier) : [];
}
