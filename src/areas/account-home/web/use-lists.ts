import { getRouteApi } from '@tanstack/react-router';
import type { BillingSearch } from '#areas/account-billing/web/public.ts';
import { type NamedList, namedList } from '#platform/web/table/page-params.ts';
import type { ListName } from '../statuses.ts';

const route = getRouteApi('/signed-in/admin/backoffice/view/$account');

/** Page, order and filter of each list are in the address: a link or a reload shows the same rows. */
export function useLists() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: object) =>
    void navigate({ search: (now) => ({ ...now, ...next }), resetScroll: false });
  const { page, per_page, state } = search;
  return {
    billing: { search: { page, per_page, state }, onChange: (next: BillingSearch) => change(next) },
    placeOf: (name: ListName): NamedList => namedList(name, search, change),
  };
}
