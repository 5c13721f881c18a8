import { randomUUID } from 'node:crypto';

/** Somebody whom the site has not seen yet. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function newPerson(firstName = 'Maya'): Person {
  const tag = randomUUID().slice(0, 8);
  return {
    firstName,
    lastName: 'Santos',
    email: `maya.${tag}@example.test`,
    password: `harbour-${tag}-light`,
  };
}
