const YEAR = new Date().getUTCFullYear() + 1;

/** A mail as a server keeps it. */
export function mail(
  of: { id?: string; from?: string; subject?: string; body?: string; received?: string } = {},
): string {
  const { id = 'one@carrier.example', from = 'Rates <rates@carrier.example>', subject = 'Rates January', body } = of;
  return `Received: from ${of.received ?? 'mx1'} by mail.example.com; Mon, 2 Nov 2026 10:00:00 +0000
From: ${from}
To: rates@example.com
Subject: ${subject}
Date: Mon, 2 Nov 2026 10:00:00 +0000
Message-ID: <${id}>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

${body ?? offer(1850)}
`;
}

/** A sentence with one rate of 1 to 31 January of the next year. */
export function offer(amount: number): string {
  return `Qingdao - Hamburg USD ${amount}/40HC with MSC, valid 1 Jan ${YEAR} to 31 Jan ${YEAR}.`;
}
