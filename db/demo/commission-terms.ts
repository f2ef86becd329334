import type { Producer } from '#areas/commission-statements/rules.ts';
import { generatedCommission } from '#areas/commissions/rules.ts';
import { companyRows } from './company-rows.ts';
import type { TableRow } from './table-loader.ts';

/** A term of a policy, and what it earns. */
export interface CommissionTerm {
  id: number;
  number: string;
  customerId: number;
  productId: number;
  companyId: number;
  effdate: string;
  expdate: string;
  premium: number;
  commission: number;
}

/** The terms among these rows that earn a commission, the oldest first. */
export function commissionTerms(rows: readonly TableRow[], masterId: number): CommissionTerm[] {
  const products = new Map(
    [...companyRows()]
      .filter(({ table }) => table.name === 'products')
      .map(({ values }) => [Number(values.id), values]),
  );
  return rows
    .filter(
      ({ table, values }) =>
        table.name === 'policies' && values.master_id === masterId && values.status !== 'pending',
    )
    .flatMap(({ values }) => {
      const product = products.get(Number(values.product_id));
      const percent = values.purpose === 'RWL' ? product?.renewal_percent : product?.new_percent;
      const premium = Number(values.premium);
      const commission = generatedCommission(premium, Number(percent));
      if (commission === 0) return [];
      return [
        {
          id: Number(values.id),
          number: String(values.policy_number),
          customerId: Number(values.customer_id),
          productId: Number(values.product_id),
          companyId: Number(product?.company_id),
          effdate: String(values.effdate),
          expdate: String(values.expdate),
          premium,
          commission,
        },
      ];
    })
    .sort((a, b) => a.effdate.localeCompare(b.effdate) || a.id - b.id);
}

/** Who shares in each policy of the agency. */
export function producersOf(rows: readonly TableRow[], masterId: number): Map<number, Producer[]> {
  const ours = rows.filter(
    ({ table, values }) => table.name === 'policy_producers' && values.master_id === masterId,
  );
  const producer = ({ values }: TableRow) => ({
    employeeId: Number(values.employee_id),
    split: Number(values.split),
  });
  const groups = Map.groupBy(ours, ({ values }) => Number(values.policy_id));
  return new Map([...groups].map(([id, group]) => [id, group.map(producer)]));
}

export function inForce(terms: readonly CommissionTerm[], day: string): CommissionTerm[] {
  return terms.filter(({ effdate, expdate }) => effdate < day && expdate > day);
}
