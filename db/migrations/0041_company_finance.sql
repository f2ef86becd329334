-- How a finance company works with the agency.
ALTER TABLE companies
  ADD COLUMN finance_system text CHECK (finance_system IN ('GOTO', 'Unisoft', 'Finance Master')),
  ADD COLUMN is_integrated boolean NOT NULL DEFAULT false,
  ADD COLUMN funding_status text NOT NULL DEFAULT 'Partial Funded'
    CHECK (funding_status IN ('Full Funded', 'Partial Funded'));
