/** Whom a mail or a letter is for: a customer, a lead, or nobody who is known here. */
export interface Receiver {
  customerId?: number | undefined;
  leadId?: number | undefined;
}
