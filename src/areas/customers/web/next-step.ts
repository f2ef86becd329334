import type { ComponentType } from 'react';
import type { CustomerTabProps } from './customer-tab.ts';

/** The buttons for what comes next for a customer, the likeliest of them filled; the application supplies them. */
export type NextStep = ComponentType<CustomerTabProps>;
