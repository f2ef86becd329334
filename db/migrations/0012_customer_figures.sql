-- The home screen counts new customers by month and customers by office without reading the customers themselves.
CREATE INDEX customers_created ON customers (master_id, created_at);
