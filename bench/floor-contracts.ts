import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** The statement of the product's store. Whoever changes it there changes it here. */
const SELECT = `
  SELECT k.id, k.customer_id, u.name AS customer, k.company_id, c.name AS company, c.website, c.finance_system,
    c.is_integrated, c.funding_status, k.contract_number, k.agreement_id, k.memo, k.paid_to_agency, k.status,
    k.premium, k.policy_fee, k.tax, k.mga_fee, k.total, k.down_payment, k.amount_financed, k.amount_financed_entered,
    k.apr, k.apr_entered, k.date_financed, k.number_payments, k.payment_amount, k.total_of_payments, k.advanced_on,
    k.transfer_contract_id, k.transfer_balance, k.active, k.version,
    l.balance, l.paid, l.refunded, l.down_paid, l.open_to_carrier, l.open_to_company, l.to_fund, l.additions, l.added,
    (SELECT coalesce(sum(f.amount), 0)::bigint FROM finance_fundings f
      WHERE f.master_id = k.master_id AND f.contract_id = k.id) AS funded,
    (SELECT coalesce(json_agg(json_build_object('id', p.id, 'policy', p.policy_number) ORDER BY p.id), '[]')
      FROM finance_contract_policies m JOIN policies p ON p.master_id = m.master_id AND p.id = m.policy_id
      WHERE m.master_id = k.master_id AND m.contract_id = k.id) AS policies,
    (SELECT coalesce(json_agg(json_build_object('id', t.id, 'receipt', t.number, 'amount', t.amount) ORDER BY t.id), '[]')
      FROM (SELECT r.id, r.number, sum(d.total)::bigint AS amount FROM finance_details d
        JOIN receipts r ON r.master_id = d.master_id AND r.id = d.receipt_id
        WHERE d.master_id = k.master_id AND d.contract_id = k.id
        GROUP BY r.id, r.number HAVING sum(d.total) <> 0) t) AS receipts,
    (SELECT coalesce(json_agg(json_build_object('id', a.id, 'description', a.description) ORDER BY a.id), '[]')
      FROM attachments a WHERE a.master_id = k.master_id AND a.table_name = 'premiumFinance' AND a.record_id = k.id
        AND a.active) AS images,
    (SELECT coalesce(nullif(n.contract_number, ''), '#' || n.id) FROM finance_contracts n
      WHERE n.master_id = k.master_id AND n.transfer_contract_id = k.id AND n.status = 'Approved') AS rolled_into,
    (SELECT q.expires FROM finance_quotes q
      WHERE q.master_id = k.master_id AND q.contract_id = k.id AND q.state = 'open') AS quote_expires
  FROM finance_contracts k
  JOIN customers u ON u.master_id = k.master_id AND u.id = k.customer_id
  JOIN companies c ON c.master_id = k.master_id AND c.id = k.company_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.amount), 0)::bigint AS balance,
      coalesce(sum(-d.amount) FILTER (WHERE d.sub_type IN ('MPP', 'MPF') OR d.type = 'Charge Refund'), 0)::bigint AS paid,
      coalesce(sum(-d.amount) FILTER (WHERE d.type = 'Charge Refund'), 0)::bigint AS refunded,
      coalesce(sum(d.total) FILTER (WHERE d.sub_type IN ('DPP', 'DPF')), 0)::bigint AS down_paid,
      coalesce(sum(CASE WHEN d.type = 'Additional Premium' THEN d.down_payment ELSE -d.total END)
        FILTER (WHERE d.sub_type = 'APP'), 0)::bigint AS open_to_carrier,
      coalesce(sum(CASE WHEN d.type = 'Additional Premium' THEN d.down_payment ELSE -d.total END)
        FILTER (WHERE d.sub_type = 'APF'), 0)::bigint AS open_to_company,
      coalesce(sum(d.to_fund), 0)::bigint AS to_fund,
      coalesce(sum(d.total) FILTER (WHERE d.type = 'Additional Premium'), 0)::bigint AS added,
      coalesce(json_agg(json_build_object('date', d.date, 'amount', d.total - d.down_payment,
        'downPayment', d.down_payment, 'payee', d.payee) ORDER BY d.id) FILTER (
        WHERE d.type = 'Additional Premium' AND d.reverses_id IS NULL AND NOT EXISTS (
          SELECT FROM finance_details o WHERE o.master_id = d.master_id AND o.reverses_id = d.id)), '[]') AS additions
    FROM finance_details d WHERE d.master_id = k.master_id AND d.contract_id = k.id
  ) l`;
const CONTRACTS = `${SELECT} WHERE k.master_id = $1 AND k.customer_id = $2 ORDER BY k.id DESC`;
/** One of them. */
export const CONTRACT = `${SELECT} WHERE k.master_id = $1 AND k.id = $2`;

interface OfCustomer {
  Params: { agency: string; id: string };
}

/** All contracts of a customer. The statement is named, so that it is planned once. */
export function addContracts(app: FastifyInstance, pool: pg.Pool): void {
  app.get<OfCustomer>('/:agency/contracts/:id', async ({ params: { agency, id } }) => {
    const { rows } = await pool.query({ name: 'contracts', text: CONTRACTS, values: [agency, id] });
    return { premiumFinance: rows };
  });
}
