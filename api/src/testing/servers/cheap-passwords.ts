import { passwordCost } from '../../domain/accounts/password.ts';

// A setup file: lowers the cost of password hashes, which would take tests a minute and a half; the real cost is tested
// separately.
Object.assign(passwordCost, { memoryCost: 64, timeCost: 1 });
