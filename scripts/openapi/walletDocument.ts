import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { transferCalls, walletCalls, type WalletCall } from '../../contract/wallet/calls';
import { commonRefusals, walletRefusals, type WalletRefusalCode } from '../../contract/wallet/refusals';
import { signatureHeaders } from '../../contract/wallet/signature';
import type { OpenApiDocument } from './document';

const remedies = {
  tellPlayer: 'Nothing was taken; tell the player.',
  stop: 'Nothing is to be done.',
  mend: 'A mistake in the vendor’s program.',
  repeat: 'The same request may succeed in a moment.',
} as const;

/** The vendors' wallet API as an OpenAPI 3.1 document: the calls of a vendor, and those of the platform to a vendor's wallet. */
export function walletOpenApiDocument(version: string): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Wallet API for game vendors',
      version,
      description:
        'What the calls mean, how they are signed and what to do when none answers is in `docs/wallet-api.md`.',
    },
    servers: [{ url: '{platform}', variables: { platform: { default: 'https://platform.example' } } }],
    tags: [
      { name: 'platform', description: 'What a vendor asks of the platform.' },
      { name: 'vendor', description: 'What the platform asks of a vendor that keeps a wallet of its own.' },
    ],
    paths: {
      ...pathsOf('platform', walletCalls, [...commonRefusals]),
      ...pathsOf('vendor', transferCalls, []),
    },
    components: {
      securitySchemes: {
        signature: {
          type: 'apiKey',
          in: 'header',
          name: signatureHeaders.signature,
          description: `HMAC-SHA256 in hex over timestamp, method, path and body, with \`${signatureHeaders.key}\` and \`${signatureHeaders.timestamp}\`.`,
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'words'],
          properties: {
            code: { enum: Object.keys(walletRefusals) },
            words: { type: 'string', description: 'For logs; never shown.' },
            balance: { type: 'string', description: 'Of `shortOfMoney`.' },
            currency: { type: 'string', description: 'Of `shortOfMoney`.' },
            fields: { type: 'string', description: 'Of `requestInvalid`: the fields that are wrong.' },
          },
        },
      },
    },
  };
}

const pathsOf = (
  tag: 'platform' | 'vendor',
  calls: Readonly<Record<string, WalletCall>>,
  common: readonly WalletRefusalCode[],
): OpenApiDocument['paths'] =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      call.path,
      {
        ...(tag === 'vendor' && {
          servers: [
            { url: '{address}', variables: { address: { default: 'https://vendor.example/wallet' } } },
          ],
        }),
        post: {
          operationId: `${tag}.${name}`,
          tags: [tag],
          description: call.says,
          security: [{ signature: [] }],
          parameters: [signatureHeaders.key, signatureHeaders.timestamp].map((header) => ({
            name: header,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, content: contentOf(call.request) },
          responses: {
            200: { description: 'Done.', content: contentOf(call.reply) },
            ...refusalsOf([...call.refusals, ...common]),
          },
        },
      },
    ]),
  ) as unknown as OpenApiDocument['paths'];

const contentOf = (schema: v.GenericSchema) => ({
  'application/json': { schema: toJsonSchema(schema, { errorMode: 'ignore' }) },
});

function refusalsOf(codes: readonly WalletRefusalCode[]): Record<string, unknown> {
  const statuses = [...new Set(codes.map((code) => walletRefusals[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes
          .filter((code) => walletRefusals[code].status === status)
          .map((code) => `\`${code}\`: ${walletRefusals[code].words} ${remedies[walletRefusals[code].then]}`)
          .join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}
