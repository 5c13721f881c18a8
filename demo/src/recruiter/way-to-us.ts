import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../../data/recruiter/way-to-us.jpg');

/** A picture of the way to the office, for candidates who ask where the workplace is. */
export const wayToUs = (): File => new File([readFileSync(path)], 'map.jpg', { type: 'image/jpeg' });
