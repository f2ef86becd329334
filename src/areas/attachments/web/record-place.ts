import type { OpenFiles } from './files-address.ts';

interface Place {
  to: string;
  search?: Record<string, string>;
}

/** The page that shows a record. A task without a customer is in the person's own list. */
export function placeOf({ tableName, recordId, customerId }: OpenFiles): Place {
  const ofCustomer = (search?: Record<string, string>): Place =>
    customerId > 0 ? { to: `/customer/${customerId}`, ...(search && { search }) } : { to: '/' };
  switch (tableName) {
    case 'customer':
      return { to: `/customer/${recordId}` };
    case 'task':
      return customerId > 0 ? ofCustomer({ tab: 'tasks' }) : { to: '/task' };
    case 'lead':
    case 'policy':
    case 'receipt':
      return { to: `/${tableName}/${recordId}` };
    case 'backoffice':
      return { to: `/admin/backoffice/view/${recordId}` };
    case 'premiumFinance':
      return { to: `/finance/${recordId}` };
  }
}
