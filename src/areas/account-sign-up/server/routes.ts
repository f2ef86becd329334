import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { signUp } from './sign-up.ts';

export function signUpRoutes(mount: Mount): void {
  mount(contract.signUpAgency, signUp);
}
