import { passwordCost } from '../domain/accounts/password.ts';

// A setup file: the thousands of passwords that tests set and try would take a minute and a half at the real cost, which
// is tested on its own.
Object.assign(passwordCost, { memoryCost: 64, timeCost: 1 });
