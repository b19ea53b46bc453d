import { decodeFields, type FormField } from '../../src/form/field.ts';
import { PARTS } from '../../src/form/parts.ts';
import { problemWith } from '../../src/form/problem.ts';
