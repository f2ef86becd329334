/** Kinds of records whose changes a webhook can be told of. */
export const EVENT_KINDS = ['customer', 'policy', 'receipt', 'task', 'contract'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
