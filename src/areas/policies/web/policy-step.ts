import type { ComponentType, ReactNode } from 'react';
import type { Policy } from '../contract.ts';

export interface PolicyStepProps {
  policy: Policy;
  /** The buttons beside it, told whether the step is the one that comes next. */
  children: (isNext: boolean) => ReactNode;
}

/** What another area does next with a policy; the application supplies it. */
export type PolicyStep = ComponentType<PolicyStepProps>;
