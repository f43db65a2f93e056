import type { FaultWords } from './form-words.ts';
import type { Faults } from './use-form.ts';

/** The fields of a wardrobe's form. */
interface WardrobeFields {
  name: string;
  description: string;
}

/** The fault of a wardrobe without a name. */
export const checkWardrobe = ({ name }: WardrobeFields): Faults<WardrobeFields> =>
  name.trim() ? {} : { name: 'Give it a name.' };

/** The words for the server's faults in a wardrobe's form. */
export const wardrobeWords: FaultWords<WardrobeFields> = {
  fields: { name: 'That name cannot be used.', description: 'At most 300 characters.' },
};
