import type { ComponentType } from 'react';

export interface PhoneActionProps {
  number: string;
  customerId: number;
}

/** Shown next to each of a customer's phone numbers. The areas bring theirs, the application puts them in order. */
export interface PhoneAction {
  key: string;
  component: ComponentType<PhoneActionProps>;
}
