import type { ComponentType } from 'react';

export interface PhoneActionProps {
  number: string;
  customerId: number;
}

/** Stands beside each telephone number of a customer. The areas bring theirs, the application puts them in order. */
export interface PhoneAction {
  key: string;
  component: ComponentType<PhoneActionProps>;
}
