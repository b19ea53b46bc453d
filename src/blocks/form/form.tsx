import { FormRoot } from '../../forms/engine';
import type { FormProps } from './settings';

export function Form({ prepared, ...block }: FormProps) {
  return <FormRoot block={block} name="form" prepared={prepared} />;
}
