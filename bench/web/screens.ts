/** The screens of the demo world that open most often. */
export const SCREENS = {
  Home: '/',
  search: '/customer/search?selection=name&query=garcia',
  customer: '/customer/104238',
  tasks: '/task',
  'commission file': '/commissions/reconcile/1500001',
} as const;
