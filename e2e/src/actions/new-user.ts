import { randomUUID } from 'node:crypto';

/** A user who has no account yet. */
export interface User {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function aUser(firstName = 'Maya'): User {
  const tag = randomUUID().slice(0, 8);
  return {
    firstName,
    lastName: 'Santos',
    email: `maya.${tag}@example.test`,
    password: `harbour-${tag}-light`,
  };
}
