/** What holds for every call, for the first page of the reference. */
export const introduction = `The calls that a platform answers for the site. They are generated from \`contract/\`, the same table that the
site's client, the sandbox and the tests are made of; \`npm run conformance\` tries a platform against it.

**Envelope.** Every answer but a file and a stream of events is JSON: \`{ success, value?, errorCode?, message? }\`, whatever its
status. A success has status 200. A refusal has the status of its code and changes nothing.

**Requests** are strict: an unknown field is refused with \`request.invalid\`, which names the fields. **Replies** are loose: a
platform may send more than the site reads. Amounts are whole minor units as decimal text, moments ISO 8601 in UTC.

**Who.** \`token\` in the header and the \`__Host-session\` cookie together are a session. A call that needs one is refused
with status 401 and a code of \`session.…\` without it. \`x-audience\` says who may call.

**Writes** carry \`x-site: 1\`. Those marked \`keyed\` carry an \`idempotency-key\`.

**Sealing.** A sealed body is AES-256-GCM under a random key of 32 bytes, whose base64 text travels encrypted by RSA-OAEP (SHA-256)
under the key of \`start.sealingKey\`. The associated data is \`METHOD path\\nts\\nnonce\`. A platform refuses with
\`request.unsealed\` what it cannot open, what is more than 60 s off its own clock, and a nonce that it has seen. It is one
answer for all of these.

**Waiting.** 429 and 503 carry \`retry-after\` in seconds. The site gives up on a call after 15 s.

**Other origins.** A site on another origin than its platform needs CORS: that origin by name, \`access-control-allow-credentials\`,
the headers of every call allowed, \`x-request-id\`, \`x-session-idle\`, \`x-session-left\` and \`retry-after\` exposed.

**Assumed.** What the product's specification leaves open and this contract decides is listed in \`x-assumed\` of each call.`;
